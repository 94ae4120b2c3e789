import type {Phrase, PhraseWord} from '../index/phrases';
import type {Condition, View} from './view';
import {weights} from './weights';

/** How much of a word the condition says. */
function quality({terms, shares}: PhraseWord, {expansion}: Condition): number {
  let best = 0;
  let parts = 0;
  terms.forEach((term, index) => {
    const value = expansion.get(term) ?? 0;
    if (shares[index] === 1) best = Math.max(best, value);
    else parts = Math.max(parts, value * (shares[index] ?? 0));
  });
  return Math.max(best, parts);
}

/** How well the categories of a page answer each condition, from 0 to 1. */
export const categoryAnswers = ({index, conditions}: View, page: number): number[] =>
  conditions.map((condition) => Math.max(0, ...(index.categories[page] ?? []).map((word) => quality(word, condition))));

/**
 * How well a name answers the query, from 0 to 1: what it says of the query, and how little it says besides.
 *
 * @param around how well the categories of the page answer each condition; they need not be said
 */
function answer({words}: Phrase, {conditions}: View, around: readonly number[]): number {
  const said = words.map(() => 0);
  let asked = 0;
  let answered = 0;
  let good = 0;
  let own = false;
  conditions.forEach((condition, number) => {
    const {rarity, weight} = condition;
    if (weight < 1) return;
    let best = 0;
    words.forEach((word, index) => {
      const value = quality(word, condition);
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

/** How much of a heading stands word for word in a longer query, such as a line of a log. */
function verbatim({kind, wordings, key: name}: Phrase, key: string): number {
  if (kind !== 'section' || key.length <= name.length / 2) return 0;
  let best = 0;
  for (const pieces of wordings) {
    const said = pieces.filter((piece) => key.includes(piece)).join('').length;
    best = Math.max(best, said / pieces.join('').length);
  }
  return best < weights.leastVerbatim ? 0 : best;
}

/**
 * The best answer that a name gives, by document: a page's title, aliases and path speak for its first document, the
 * heading of a section for the section.
 *
 * @param aroundOf how well the categories of a page answer each condition
 */
export function namesThatAnswer(view: View, aroundOf: (page: number) => readonly number[]): Map<number, number> {
  const {key, conditions, namesakesOf} = view;
  const {pages, pageOf, phrases, phrasesOf} = view.index;
  const candidates = new Set<number>();
  for (const {expansion, weight} of conditions) {
    if (weight < 1) continue;
    for (const term of expansion.keys()) for (const phrase of phrasesOf.get(term) ?? []) candidates.add(phrase);
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
    const says = Math.max(answer(phrase, view, isPage ? aroundOf(page) : []), beginning(phrase.key, key));
    // A name that several places have, such as the heading "Install", counts less.
    const share = phrase.kind === 'title' ? 1 : namesakesOf(phrase.key) ** -0.5;
    const value = share * Math.max(weights.phrase[phrase.kind] * says, weights.verbatim * verbatim(phrase, key) ** 3);
    if (value > (best.get(phrase.document) ?? 0)) best.set(phrase.document, value);
  }
  return best;
}
