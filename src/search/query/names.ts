import type {TagIndex} from '../index/tag-index';
import type {Phrase, PhraseWord} from '../index/phrases';
import type {Clause} from './clauses';
import {weights} from './weights';

/** A query as every index is asked it. */
export interface Asked {
  /** Letters and digits of the query, without spaces. */
  readonly key: string;
  readonly clauses: readonly Clause[];
  /** How telling each clause is. */
  readonly rarities: readonly number[];
  /** How many names of all indexes have the same letters and digits. */
  readonly namesakesOf: (key: string) => number;
}

/** How much of a word the clause says. */
function quality({terms, shares}: PhraseWord, clause: Clause, place: number): number {
  const expansion = clause.expansions[place];
  let best = 0;
  let parts = 0;
  terms.forEach((term, index) => {
    const value = expansion?.get(term) ?? 0;
    if (shares[index] === 1) best = Math.max(best, value);
    else parts = Math.max(parts, value * (shares[index] ?? 0));
  });
  return Math.max(best, parts);
}

/**
 * How well the categories of each page answer each clause, from 0 to 1.
 *
 * @param place of the index among those that are searched
 */
export const categoryAnswers = ({categories}: TagIndex, clauses: readonly Clause[], place: number): number[][] =>
  categories.map((words) => clauses.map((clause) => Math.max(0, ...words.map((word) => quality(word, clause, place)))));

/**
 * How well a name answers the query, from 0 to 1: what it says of the query, and how little it says besides.
 *
 * @param around how well the categories of the page answer each clause; they need not be said
 */
function answer({words}: Phrase, {clauses, rarities}: Asked, place: number, around: readonly number[]): number {
  const said = words.map(() => 0);
  let asked = 0;
  let answered = 0;
  let good = 0;
  let own = false;
  clauses.forEach((clause, number) => {
    if (clause.weight < 1) return;
    const rarity = rarities[number] ?? 0;
    let best = 0;
    words.forEach((word, index) => {
      const value = quality(word, clause, place);
      best = Math.max(best, value);
      said[index] = Math.min(1, (said[index] ?? 0) + value);
    });
    own ||= best > 0;
    best = Math.max(best, weights.categoryName * (around[number] ?? 0));
    asked += rarity;
    if (best > 0) answered += rarity;
    good += rarity * best;
  });
  const whole = words.reduce((sum, {weight}) => sum + weight, 0);
  const covered = words.reduce((sum, {weight}, index) => sum + weight * (said[index] ?? 0), 0);
  if (!own || answered === 0 || whole === 0) return 0;
  const {longerPhrase} = weights;
  return (
    (answered / asked) ** weights.phraseCoverage *
    (good / answered) *
    (longerPhrase + (1 - longerPhrase) * (covered / whole))
  );
}

/** How well a name answers that begins as the query is written so far, spaces apart. */
function beginning(name: string, key: string): number {
  if (key === '' || !name.startsWith(key)) return 0;
  const {longerPhrase} = weights;
  return name === key ? 1 : weights.quality.growing * (longerPhrase + (1 - longerPhrase) * (key.length / name.length));
}

/**
 * The best answer that a name gives, by document: a page's title, aliases and path speak for its first document, the
 * heading of a section for the section.
 *
 * @param place of the index among those that are searched
 * @param around how well the categories of each page answer each clause
 */
export function namesThatAnswer(
  {pages, pageOf, phrases, phrasesOf}: TagIndex,
  asked: Asked,
  place: number,
  around: readonly (readonly number[])[],
): Map<number, number> {
  const {key, clauses, namesakesOf} = asked;
  const candidates = new Set<number>();
  for (const {expansions, weight} of clauses) {
    if (weight < 1) continue;
    for (const term of expansions[place]?.keys() ?? [])
      for (const phrase of phrasesOf.get(term) ?? []) candidates.add(phrase);
  }
  const begins = key.length > 2;
  phrases.forEach((phrase, number) => {
    if (begins ? phrase.key.startsWith(key) : phrase.key === key) candidates.add(number);
  });
  const best = new Map<number, number>();
  for (const number of candidates) {
    const phrase = phrases[number];
    if (!phrase) continue;
    const page = pageOf[phrase.document] ?? 0;
    const isPage = pages[page]?.first === phrase.document;
    const says = Math.max(answer(phrase, asked, place, isPage ? (around[page] ?? []) : []), beginning(phrase.key, key));
    // A name that several places have, such as the heading "Install", counts less.
    const share = phrase.kind === 'title' ? 1 : namesakesOf(phrase.key) ** -0.5;
    const value = weights.phrase[phrase.kind] * share * says;
    if (value > (best.get(phrase.document) ?? 0)) best.set(phrase.document, value);
  }
  return best;
}
