import type {Word} from '../text/words';
import {rarity, type PhraseWord, type TagIndex} from '../index/tag-index';
import {atomsOf, keyOf} from './atoms';
import {clausesOf, type Clause} from './clauses';
import type {Expansion} from './expand';
import {asksForSetting, tellsOfTrouble} from './intent';
import {matchesOf, type Matches} from './matches';
import {weights} from './weights';

/** A clause of the query, evaluated in one index. */
export interface Condition {
  readonly matches: Matches;
  /** How much of each word of a name the clause matches, from 0 to 1, indexed by the number of the word. */
  readonly says: Float32Array;
  /** The words of which it matches something. */
  readonly words: readonly PhraseWord[];
  /** Inverse document frequency of the clause over all indexes. */
  readonly rarity: number;
  /** How much it counts: 1, or less for a part of a word that is known as a whole. */
  readonly weight: number;
}

/** A query, evaluated in one index. */
export interface View {
  readonly index: TagIndex;
  readonly conditions: readonly Condition[];
  /** The clauses of whole words, which a name has to match. */
  readonly required: readonly Condition[];
  /** Letters and digits of the query, without spaces. */
  readonly key: string;
  /** True if the query describes a symptom, such as an error. */
  readonly symptom: boolean;
  /** True if it asks where something is set. */
  readonly setting: boolean;
  /** From 0 for a short query to 1 for one so long that some of its words must be irrelevant. */
  readonly long: number;
  /** The other indexes of the scope. */
  readonly others: readonly TagIndex[];
}

/** A query, evaluated in all indexes of a scope. */
export interface Asked {
  readonly clauses: readonly Clause[];
  readonly views: readonly View[];
  /** Words that were taken for others, as `[typed, taken for]`. */
  readonly corrections: readonly (readonly [string, string])[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const frequencyIn = ({vocabulary, postings}: TagIndex, term: string): number => {
  const number = vocabulary.numberOf(term);
  return number === undefined ? 0 : (postings.frequency[number] ?? 0);
};
const nothing: Expansion = new Map();

/** Evaluates the terms of a clause in one index. */
function metIn(index: TagIndex, expansion: Expansion): Omit<Condition, 'rarity' | 'weight'> {
  const says = new Float32Array(index.nameWords);
  const words: PhraseWord[] = [];
  for (const [term, value] of expansion)
    for (const {word, share} of index.wordsOf.get(term) ?? []) {
      const before = says[word.number] ?? 0;
      if (before === 0) words.push(word);
      says[word.number] = Math.max(before, value * share);
    }
  return {matches: matchesOf(index, expansion), says, words};
}

/** Parses a query and evaluates its clauses in all indexes. */
export function asked(indexes: readonly TagIndex[], query: string): Asked {
  const frequencyOf = ({exact, joined}: Word): number =>
    Math.max(...[exact, joined].map((term) => sumOf(indexes.map((index) => frequencyIn(index, term)))));
  const clauses = atomsOf(query, frequencyOf).flatMap((atom) => clausesOf(indexes, atom));
  const corrections = clauses.flatMap(({typed, corrected}) => (corrected ? [[typed, corrected] as const] : []));
  const key = keyOf(query);
  const total = sumOf(indexes.map(({documents}) => documents.length));
  const words = clauses.filter(({weight, isEveryday}) => weight === 1 && !isEveryday).length;
  const long = Math.min(1, Math.max(0, (words - weights.long.from) / weights.long.within));
  const conditions = new Map<TagIndex, Condition[]>(indexes.map((index) => [index, []]));
  for (const {expansions, weight, corrected, isEveryday} of clauses) {
    const met = indexes.map((index) => ({index, ...metIn(index, expansions.get(index) ?? nothing)}));
    const frequency = sumOf(met.map(({matches}) => matches.frequency));
    const power = 1 - long * (1 - weights.long.rarity);
    // Of a whole sentence an unknown word is seldom a misspelled name.
    const little = corrected || isEveryday ? weights.long.everyday ** long : 1;
    const rare = frequency === 0 ? 0 : little * rarity(frequency, total) ** power;
    for (const {index, ...condition} of met) conditions.get(index)?.push({...condition, rarity: rare, weight});
  }
  const setting = asksForSetting(query);
  const symptom = tellsOfTrouble(query);
  const views = indexes.map((index) => {
    const those = conditions.get(index) ?? [];
    const required = those.filter(({weight}) => weight === 1);
    const others = indexes.filter((other) => other !== index);
    return {index, others, conditions: those, required, key, symptom, setting, long};
  });
  return {clauses, views, corrections};
}
