import type {Phrase, PhraseWord} from '../index/tag-index';
import type {Condition, View} from './view';
import {weights} from './weights';

/** A shorter part of a message may stand in others. */
const LEAST_PASTED = 16;

/** How much of a word the condition says. */
function quality({terms, shares}: PhraseWord, {values}: Condition): number {
  let best = 0;
  let parts = 0;
  for (let place = 0; place < terms.length; place += 1) {
    const value = values[terms[place] ?? 0] ?? 0;
    const share = shares[place] ?? 0;
    if (share === 1) best = Math.max(best, value);
    else parts = Math.max(parts, value * share);
  }
  return Math.max(best, parts);
}

/** How well the categories of each page answer each condition, from 0 to 1: by condition, then by page. */
export function categoryAnswers({index, conditions}: View): readonly Float32Array[] {
  return conditions.map((condition) => {
    // Many pages stand in the same categories.
    const known = new Map<readonly PhraseWord[], number>();
    return Float32Array.from(index.categories, (words) => {
      const before = known.get(words);
      if (before !== undefined) return before;
      const best = words.reduce((most, word) => Math.max(most, quality(word, condition)), 0);
      known.set(words, best);
      return best;
    });
  });
}

/**
 * How well a name answers the query, from 0 to 1: what it says of the query, and how little it says besides.
 *
 * @param page whose categories need not be said; none for the heading of a section
 */
function answer({words}: Phrase, {conditions, long}: View, around: readonly Float32Array[], page?: number): number {
  const said = new Float64Array(words.length);
  let asked = 0;
  let answered = 0;
  let good = 0;
  let own = false;
  for (let number = 0; number < conditions.length; number += 1) {
    const condition = conditions[number];
    if (!condition || condition.weight < 1) continue;
    let best = 0;
    for (let place = 0; place < words.length; place += 1) {
      const value = quality(words[place] as PhraseWord, condition);
      if (value === 0) continue;
      best = Math.max(best, value);
      said[place] = Math.min(1, (said[place] ?? 0) + value);
    }
    own ||= best > 0;
    if (page !== undefined) best = Math.max(best, weights.categoryName * (around[number]?.[page] ?? 0));
    asked += condition.rarity;
    if (best > 0) answered += condition.rarity;
    good += condition.rarity * best;
  }
  let whole = 0;
  let covered = 0;
  for (let place = 0; place < words.length; place += 1) {
    const weight = words[place]?.weight ?? 0;
    whole += weight;
    covered += weight * (said[place] ?? 0);
  }
  if (!own || answered === 0 || whole === 0) return 0;
  const {longerPhrase, phraseCoverage, wholePhraseCoverage} = weights;
  const told = long > 0 ? 0 : (covered / whole) ** 4;
  return (
    (answered / asked) ** (phraseCoverage - told * (phraseCoverage - wholePhraseCoverage)) *
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

/** How much of a message stands word for word in a longer query, such as a line of a log, or how much of it a query is. */
function verbatim({wordings, key: name}: Phrase, key: string): number {
  if (wordings.length === 0) return 0;
  if (key.length >= LEAST_PASTED && name.includes(key))
    return name.startsWith(key) ? 1 : Math.max(weights.leastVerbatim, key.length / name.length);
  if (key.length <= name.length / 2) return 0;
  let best = 0;
  for (const pieces of wordings) {
    let said = 0;
    let whole = 0;
    for (const piece of pieces) {
      whole += piece.length;
      if (key.includes(piece)) said += piece.length;
    }
    best = Math.max(best, said / whole);
  }
  return best < weights.leastVerbatim ? 0 : best;
}

/** The numbers of the names that may answer. */
function candidatesOf({key, conditions, index: {phrases, phrasesOf}}: View): Set<number> {
  const candidates = new Set<number>();
  for (const {expansion, weight} of conditions) {
    if (weight < 1) continue;
    for (const term of expansion.keys()) for (const phrase of phrasesOf.get(term) ?? []) candidates.add(phrase);
  }
  const begins = key.length > 2;
  phrases.forEach((phrase, number) => {
    if (begins ? phrase.key.startsWith(key) : phrase.key === key) candidates.add(number);
  });
  return candidates;
}

/**
 * The best answer that a name gives, by document: a page's title, aliases and path speak for its first document, the
 * heading of a section and the messages that it quotes for the section.
 *
 * @param around how well the categories of each page answer each condition
 */
export function namesThatAnswer(view: View, around: readonly Float32Array[]): Float64Array {
  const {key, namesakesOf} = view;
  const {documents, pages, pageOf, phrases} = view.index;
  const best = new Float64Array(documents.length);
  for (const number of candidatesOf(view)) {
    const phrase = phrases[number];
    if (!phrase) continue;
    const {kind, document} = phrase;
    const page = pageOf[document] ?? 0;
    const isPage = pages[page]?.first === document;
    const says = Math.max(answer(phrase, view, around, isPage ? page : undefined), beginning(phrase.key, key));
    // A name that several places have, such as the heading "Install", counts less.
    const share = kind === 'title' ? 1 : namesakesOf(phrase.key) ** -0.5;
    // The exact name of a field leads to its entry, the more the fewer places have a field of this name.
    const meant = kind === 'field' && phrase.key === key ? share * weights.phrase.ownField : weights.phrase[kind];
    const value = Math.max(share * meant * says, weights.verbatim * verbatim(phrase, key) ** 3);
    if (value > (best[document] ?? 0)) best[document] = value;
  }
  return best;
}
