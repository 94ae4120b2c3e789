import type {TagIndex} from '../index/tag-index';
import type {Word} from '../text/words';
import type {Atom} from './atoms';
import {expand, type Expansion} from './expand';
import {nearbyTerms, splitWord, type Nearby} from './spelling';
import {weights} from './weights';

/** The terms of each index that answer a word. */
export type Expansions = ReadonlyMap<TagIndex, Expansion>;

/** One condition of the query: the terms of each index that satisfy it. */
export interface Clause {
  /** What the clause means in each index. */
  readonly expansions: Expansions;
  /** How much the clause counts: 1, or less for a part of a word that is known as a whole. */
  readonly weight: number;
  /** The word as typed, and what it was taken for where it had typing errors. */
  readonly typed: string;
  readonly corrected?: string;
}

const {quality} = weights;
const MAX_CORRECTIONS = 6;

const plain = (text: string, growing: boolean): Atom => ({
  start: 0,
  end: 0,
  exact: text,
  joined: text,
  pieces: [],
  parts: [],
  joins: [],
  growing,
});

const isEmpty = (expansions: Expansions): boolean => [...expansions.values()].every(({size}) => size === 0);

/** True if hardly a document has what was typed, and none has it as a word. */
function isTooLittle(expansions: Expansions): boolean {
  let documents = 0;
  for (const [{postings}, expansion] of expansions) {
    for (const [term, value] of expansion) {
      if (value >= quality.inflected) return false;
      documents += postings.frequency[term] ?? 0;
    }
  }
  return documents <= 1;
}

function withCorrections(atom: Atom, expansions: Expansions, near: readonly Nearby[], best: number): Clause {
  for (const {term, edits, beginning} of near.slice(0, MAX_CORRECTIONS)) {
    const base = edits > 1 ? Math.min(best, quality.typos) : best;
    const value = base * (beginning && !atom.growing ? 0.6 : 1) * (term[0] === atom.joined[0] ? 1 : 0.7);
    for (const [{vocabulary}, expansion] of expansions) {
      const number = vocabulary.numberOf(term);
      if (number !== undefined && !expansion.has(number)) expansion.set(number, value);
    }
  }
  return {expansions, weight: 1, typed: atom.exact};
}

/** An unknown word, taken for the known ones that are near it. */
function meantAs(atom: Atom, expansions: Expansions, near: readonly Nearby[]): Clause {
  const clause = withCorrections(atom, expansions, near, quality.typo);
  return near[0] ? {...clause, corrected: near[0].term} : clause;
}

/** What an unknown word may have been meant to be: one typing error, a missing space, two typing errors. */
function misspelled(indexes: readonly TagIndex[], atom: Atom, expansions: Expansions): Clause[] {
  const near = nearbyTerms(indexes, atom.joined);
  const slight = near.filter(({edits}) => edits === 1);
  if (slight.length > 0) return [meantAs(atom, expansions, slight)];
  const halves = splitWord(indexes, atom.joined);
  if (halves) return halves.flatMap((half) => clausesOf(indexes, plain(half, false)));
  return [meantAs(atom, expansions, near)];
}

function partsOf(indexes: readonly TagIndex[], {parts, growing}: Word & Atom, weight: number): Clause[] {
  return parts.flatMap((part, place) =>
    clausesOf(indexes, plain(part, growing && place === parts.length - 1)).map((clause) => ({...clause, weight})),
  );
}

/** The conditions that a word of the query stands for. */
export function clausesOf(indexes: readonly TagIndex[], atom: Atom): Clause[] {
  const expansions = new Map(indexes.map((index) => [index, expand(index, atom)]));
  const clause: Clause = {expansions, weight: 1, typed: atom.exact};
  if (isEmpty(expansions)) {
    if (atom.parts.length === 0) return misspelled(indexes, atom, expansions);
    // `helm-dcos` is `helm-docs` rather than two words of which one is misspelled.
    const slight = nearbyTerms(indexes, atom.joined, 1).filter(({beginning}) => !beginning);
    if (slight.length === 0) return partsOf(indexes, atom, 1);
    return [meantAs(atom, expansions, slight), ...partsOf(indexes, atom, quality.part)];
  }
  if (atom.parts.length > 0) return [clause, ...partsOf(indexes, atom, quality.part)];
  if (isTooLittle(expansions)) {
    const near = nearbyTerms(indexes, atom.joined).filter(({edits}) => edits === 1);
    return [withCorrections(atom, expansions, near, quality.rareTypo)];
  }
  return [clause];
}
