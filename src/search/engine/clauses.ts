import lunr from 'lunr';
import {isEveryday, synonyms} from '../text/synonyms';
import {isStopWord, stem, wordsOf, type Word} from '../text/words';
import {rarityOf, type Corpus} from './corpus';
import type {Name} from './names';
import {weights} from './weights';

/** One condition of the query: a document meets it if it contains one of the terms. */
export interface Clause {
  /** The word as typed. */
  readonly typed: string;
  /** Indexed terms, with the quality of the match from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** The weight of the best term in each document. */
  readonly termWeights: Float32Array;
  /** How well the names that contain a term match, from 0 to 1. */
  readonly names: ReadonlyMap<Name, number>;
  /** Weight of the clause: its inverse document frequency. */
  readonly rarity: number;
  /** The best correction, if the typed word matches nothing. */
  readonly corrected?: string;
}

/** Limits the matches of a short prefix to the most frequent terms. */
const MAX_PREFIXED = 48;

/** Digits must match exactly: `adr_0011` is not a typing error of `adr_0012`. */
const digitsOf = (word: string): string => word.replaceAll(/\D+/g, '');

/** The indexed stems of a word with two adjacent letters exchanged. The stem of the word as typed can be more than one edit away from them. */
function transposed(corpus: Corpus, word: string): string[] {
  const letters = [...word];
  const words = letters
    .slice(1)
    .map((letter, place) => letters.with(place, letter).with(place + 1, letters[place] ?? ''));
  return [...new Set(words.map((each) => stem(each.join(''))))].filter((term) => corpus.frequency(term) > 0);
}

/** Indexed terms with transposed letters, or within an edit distance of 1, or 2 for long words. */
function nearby(corpus: Corpus, word: string): readonly string[] {
  const within = (editDistance: number) => corpus.matching(stem(word), {editDistance});
  const attempts = [
    () => (word.length > 2 ? transposed(corpus, word) : []),
    () => (word.length > 3 ? within(1) : []),
    () => (word.length > 7 ? within(2) : []),
  ];
  for (const attempt of attempts) {
    const terms = attempt().filter((term) => digitsOf(term) === digitsOf(word));
    if (terms.length > 0) return terms;
  }
  return [];
}

/** The words in a compound, including the names in its path. */
function partsOf({exact, joined, parts}: Word): Word[] {
  const around = exact.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2 && !isStopWord(part));
  const inside = [...new Set([...around, ...parts])].filter((part) => part !== joined);
  return wordsOf(inside.join(' '));
}

/** Scores documents and names by the terms of a word. */
function clauseOf(corpus: Corpus, {exact}: Word, terms: ReadonlyMap<string, number>): Clause {
  const termWeights = new Float32Array(corpus.documents.length);
  const names = new Map<Name, number>();
  const best = Math.max(0, ...terms.values());
  /** Documents with a term of the best quality. */
  const documents = new Set<number>();
  for (const [term, quality] of terms) {
    for (const [document, weight] of corpus.weights(term)) {
      termWeights[document] = Math.max(termWeights[document] ?? 0, quality * weight);
      if (quality === best) documents.add(document);
    }
    for (const {name, share} of corpus.names.get(term) ?? [])
      names.set(name, Math.max(names.get(name) ?? 0, quality * share));
  }
  const rarity = rarityOf(documents.size, corpus.documents.length);
  return {typed: exact, terms, termWeights, names, rarity};
}

/** Evaluates a word: exactly and with a trailing wildcard, and by edit distance if neither matches a term. */
export function clausesOf(corpus: Corpus, word: Word): Clause[] {
  const {exact, joined} = word;
  const {quality} = weights;
  const terms = new Map<string, number>();
  const add = (found: readonly string[], value: number): void => {
    for (const term of found) if (!terms.has(term) && corpus.frequency(term) > 0) terms.set(term, value);
  };
  add([exact, joined, stem(joined)], quality.exact);
  add((synonyms.get(stem(joined)) ?? []).map(stem), quality.synonym);
  if (joined.length > 1)
    add(corpus.matching(joined, {wildcard: lunr.Query.wildcard.TRAILING}).slice(0, MAX_PREFIXED), quality.prefix);
  if (terms.size > 0) return [clauseOf(corpus, word, terms)];
  const parts = partsOf(word).flatMap((part) => clausesOf(corpus, part));
  if (parts.length > 0 || isEveryday(stem(joined))) return parts;
  const [corrected, ...others] = nearby(corpus, joined);
  if (corrected === undefined) return [clauseOf(corpus, word, terms)];
  add([corrected, ...others], quality.exact);
  return [{...clauseOf(corpus, word, terms), corrected}];
}
