import lunr from 'lunr';
import {stem} from '../text/stem';
import {isStopWord} from '../text/stop-words';
import {isEveryday, synonyms} from '../text/synonyms';
import type {Corpus} from './corpus';
import type {Name} from './names';
import type {QueryWord} from './parse';
import {weights} from './weights';

/** One condition of the query: a document meets it if it contains one of the terms. */
export interface Clause {
  /** The word as typed. */
  readonly typed: string;
  /** Indexed terms, with the quality of the match from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** The weight of the best term in each document. */
  readonly said: Float32Array;
  /** How well the names that contain a term match, from 0 to 1. */
  readonly names: ReadonlyMap<Name, number>;
  /** How much the clause counts: its inverse document frequency, less for everyday words of a long query. */
  readonly rarity: number;
  /** The best correction, where the word matches nothing as it was typed. */
  readonly corrected?: string;
  /** True for words of every conversation (src/search/text/vocabulary.json). */
  readonly everyday: boolean;
}

/** A short prefix matches many terms; the most frequent ones are taken. */
const MAX_PREFIXED = 48;
const MAX_CORRECTIONS = 6;
/** Words whose clauses are kept, because the reader goes on typing. */
const MAX_KNOWN = 128;

const knownIn = new WeakMap<Corpus, Map<string, readonly Clause[]>>();

/** Digits are never a typing error of letters: `adr_0011` is not `adr_0012`. */
const digitsOf = (word: string): string => word.replaceAll(/\D+/g, '');

/** Indexed terms within the edit distance that a word of this length allows: one, or two in long words. */
function nearby(corpus: Corpus, word: string): {readonly terms: readonly string[]; readonly edits: number} {
  for (let edits = 1; edits <= (word.length < 3 ? 0 : word.length < 8 ? 1 : 2); edits += 1) {
    const forms = new Set([word, stem(word)]);
    const terms = [...forms]
      .flatMap((form) => corpus.matching(form, {editDistance: edits}))
      .filter((term) => digitsOf(term) === digitsOf(word) && (edits === 1 || term[0] === word[0]))
      // In a word of three letters only two exchanged ones are forgiven.
      .filter((term) => word.length > 3 || [...term].toSorted().join('') === [...word].toSorted().join(''));
    if (terms.length > 0)
      return {terms: [...new Set(terms)].toSorted((a, b) => corpus.frequency(b) - corpus.frequency(a)), edits};
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

/** What the documents and names say of some terms. */
function clause(corpus: Corpus, typed: string, terms: ReadonlyMap<string, number>, corrected?: string): Clause {
  const said = new Float32Array(corpus.documents.length);
  const names = new Map<Name, number>();
  const good = 0.6 * Math.max(0, ...terms.values());
  /** Documents with a term that matches about as well as the best one. */
  const documents = new Set<number>();
  for (const [term, quality] of terms) {
    for (const [document, weight] of corpus.weights(term)) {
      said[document] = Math.max(said[document] ?? 0, quality * weight);
      if (quality >= good) documents.add(document);
    }
    for (const {name, share} of corpus.names.get(term) ?? [])
      names.set(name, Math.max(names.get(name) ?? 0, quality * share));
  }
  const rarity = corpus.rarity(documents.size);
  return {typed, terms, said, names, rarity, everyday: false, ...(corrected !== undefined && {corrected})};
}

/** Evaluates a word: exactly and with a trailing wildcard, and by edit distance where neither finds a term. */
function evaluated(corpus: Corpus, word: QueryWord): readonly Clause[] {
  const {exact, joined, growing} = word;
  const {quality} = weights;
  const terms = new Map<string, number>();
  const add = (term: string, value: number): void => {
    if (value > (terms.get(term) ?? 0) && corpus.frequency(term) > 0) terms.set(term, value);
  };
  for (const term of [exact, joined, stem(joined)]) add(term, quality.exact);
  if (joined.length > 1) {
    const prefixed = corpus.matching(joined, {wildcard: lunr.Query.wildcard.TRAILING});
    const base = growing ? quality.growing : quality.prefix;
    for (const term of prefixed.slice(0, MAX_PREFIXED))
      add(term, base * (0.5 + (0.5 * joined.length) / Math.max(term.length, joined.length)));
  }
  for (const meant of synonyms.get(stem(joined)) ?? []) add(stem(meant), quality.synonym);
  const everyday = isEveryday(stem(joined));
  if (terms.size > 0) return [{...clause(corpus, exact, terms), everyday}];
  const parts = partsOf(word).flatMap((part) => clausesOf(corpus, part));
  if (parts.length > 0 || everyday) return parts;
  const near = nearby(corpus, joined);
  for (const term of near.terms.slice(0, MAX_CORRECTIONS)) add(term, near.edits > 1 ? quality.typos : quality.typo);
  return [clause(corpus, exact, terms, near.terms[0])];
}

/** The clauses of a word, evaluated once while the reader types the next ones. */
function clausesOf(corpus: Corpus, word: QueryWord): readonly Clause[] {
  let known = knownIn.get(corpus);
  if (!known || known.size > MAX_KNOWN) knownIn.set(corpus, (known = new Map()));
  const key = [word.exact, word.joined, word.growing, ...word.parts].join(' ');
  const clauses = known.get(key) ?? evaluated(corpus, word);
  known.set(key, clauses);
  return clauses;
}

/** The conditions of a query. In a long one everyday words and corrected ones count less, because they rarely matter there. */
export function conditionsOf(corpus: Corpus, words: readonly QueryWord[]): Clause[] {
  const clauses = words.flatMap((word) => clausesOf(corpus, word));
  const telling = clauses.filter((one) => one.rarity > 0 && !one.everyday).length;
  const {from, within, share} = weights.everyday;
  const long = Math.min(1, Math.max(0, (telling - from) / within));
  return clauses.map((one) =>
    one.everyday || one.corrected !== undefined ? {...one, rarity: one.rarity * share ** long} : one,
  );
}
