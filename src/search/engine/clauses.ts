import lunr from 'lunr';
import {stem} from '../text/stem';
import {isStopWord} from '../text/stop-words';
import {isEveryday, synonyms} from '../text/synonyms';
import {rarity, type LoadedIndex} from './loaded-index';
import type {QueryWord} from './parse';
import {weights} from './weights';

/** One condition of the query: a document meets it if it contains one of the terms. */
export interface Clause {
  /** The word as typed. */
  readonly typed: string;
  /** Indexed terms, with the quality of the match from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** How much the clause counts: its inverse document frequency over all indexes, less for everyday words of a long query. */
  readonly rarity: number;
  /** The best correction, where the word matches nothing as it was typed. */
  readonly corrected?: string;
  /** True for words of every conversation (src/search/text/vocabulary.json). */
  readonly everyday: boolean;
}

/** A short prefix matches many terms; the most frequent ones are taken. */
const MAX_PREFIXED = 48;
const MAX_CORRECTIONS = 6;

/** The document frequency of a term over all indexes. */
const frequencyIn = (indexes: readonly LoadedIndex[], term: string): number =>
  indexes.reduce((sum, index) => sum + index.frequency(term), 0);

/** How rare a word is, 0 for unknown ones. */
export const rarityIn = (indexes: readonly LoadedIndex[], term: string): number => {
  const frequency = frequencyIn(indexes, term);
  const total = indexes.reduce((sum, {documents}) => sum + documents.length, 0);
  return frequency === 0 ? 0 : rarity(frequency, total);
};

const union = (indexes: readonly LoadedIndex[], of: (index: LoadedIndex) => readonly string[]): string[] => [
  ...new Set(indexes.flatMap(of)),
];

/** Digits are never a typing error of letters: `adr_0011` is not `adr_0012`. */
const digitsOf = (word: string): string => word.replaceAll(/\D+/g, '');

/** Indexed terms within the edit distance that a word of this length allows: one, or two in long words. */
function nearby(
  indexes: readonly LoadedIndex[],
  word: string,
): {readonly terms: readonly string[]; readonly edits: number} {
  for (let edits = 1; edits <= (word.length < 3 ? 0 : word.length < 8 ? 1 : 2); edits += 1) {
    const forms = [...new Set([word, stem(word)])];
    const terms = union(indexes, (index) => forms.flatMap((form) => index.matching(form, {editDistance: edits})))
      .filter((term) => digitsOf(term) === digitsOf(word) && (edits === 1 || term[0] === word[0]))
      // In a word of three letters only two exchanged ones are forgiven.
      .filter((term) => word.length > 3 || [...term].toSorted().join('') === [...word].toSorted().join(''));
    if (terms.length > 0)
      return {terms: terms.toSorted((a, b) => frequencyIn(indexes, b) - frequencyIn(indexes, a)), edits};
  }
  return {terms: [], edits: 0};
}

const plain = (text: string, growing = false): QueryWord => ({
  start: 0,
  end: 0,
  exact: text,
  joined: text,
  pieces: [],
  parts: [],
  growing,
});

/** The words inside a compound, the names of its path included. */
function partsOf({exact, joined, parts, growing}: QueryWord): QueryWord[] {
  const around = exact.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2 && !isStopWord(part));
  const all = [...new Set([...around, ...parts])].filter((part) => part !== joined);
  // `cascadingrules` says no more than `cascading` and `rules`.
  const own = all.filter(
    (part) => !all.some((other) => other !== part && parts.includes(other) && part.startsWith(other)),
  );
  return own.map((part, place) => plain(part, growing && place === own.length - 1));
}

/** Evaluates the words of a query: each exactly and with a trailing wildcard, and by edit distance where neither finds a term. */
function clausesOf(indexes: readonly LoadedIndex[], words: readonly QueryWord[]): Clause[] {
  return words.flatMap((word): Clause[] => {
    const terms = new Map<string, number>();
    const add = (term: string, value: number): void => {
      if (value > (terms.get(term) ?? 0) && frequencyIn(indexes, term) > 0) terms.set(term, value);
    };
    const own = [word.exact, word.joined, stem(word.joined)];
    const everyday = isEveryday(stem(word.joined));
    for (const term of own) add(term, weights.quality.exact);
    if (word.joined.length > 1) {
      const prefixed = union(indexes, (index) =>
        index.matching(word.joined, {wildcard: lunr.Query.wildcard.TRAILING}),
      ).toSorted((a, b) => frequencyIn(indexes, b) - frequencyIn(indexes, a));
      const base = word.growing ? weights.quality.growing : weights.quality.prefix;
      for (const term of prefixed.slice(0, MAX_PREFIXED))
        add(term, base * (0.5 + (0.5 * word.joined.length) / Math.max(term.length, word.joined.length)));
    }
    for (const meant of synonyms.get(stem(word.joined)) ?? []) add(stem(meant), weights.quality.synonym);
    if (terms.size > 0) return [clause(indexes, word.exact, terms, everyday)];
    const parts = clausesOf(indexes, partsOf(word));
    if (parts.length > 0) return parts;
    if (everyday) return [];
    const near = nearby(indexes, word.joined);
    for (const term of near.terms.slice(0, MAX_CORRECTIONS))
      add(term, near.edits > 1 ? weights.quality.typos : weights.quality.typo);
    return [clause(indexes, word.exact, terms, false, near.terms[0])];
  });
}

function clause(
  indexes: readonly LoadedIndex[],
  typed: string,
  terms: ReadonlyMap<string, number>,
  everyday: boolean,
  corrected?: string,
): Clause {
  const good = 0.6 * Math.max(0, ...terms.values());
  const total = indexes.reduce((sum, index) => sum + index.documents.length, 0);
  let documents = 0;
  for (const index of indexes) {
    const found = new Uint8Array(index.documents.length);
    for (const [term, value] of terms)
      if (value >= good) for (const document of index.weights(term).all.keys()) found[document] = 1;
    for (const one of found) documents += one;
  }
  const rare = documents === 0 ? 0 : rarity(documents, total);
  return {typed, terms, everyday, rarity: rare, ...(corrected !== undefined && {corrected})};
}

/** The conditions of a query. In a long one everyday words and corrected ones count less, because they rarely matter there. */
export function conditionsOf(indexes: readonly LoadedIndex[], words: readonly QueryWord[]): Clause[] {
  const clauses = clausesOf(indexes, words);
  const telling = clauses.filter((one) => one.rarity > 0 && !one.everyday).length;
  const {from, within, share} = weights.everyday;
  const long = Math.min(1, Math.max(0, (telling - from) / within));
  return clauses.map((one) =>
    one.everyday || one.corrected !== undefined ? {...one, rarity: one.rarity * share ** long} : one,
  );
}
