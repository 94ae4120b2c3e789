import type {TagIndex} from '../index/tag-index';
import {stem} from '../text/stem';
import type {Atom} from './atoms';
import {expand, type Expansion} from './expand';
import {nearbyTerms, splitWord, type Nearby} from './spelling';
import {weights} from './weights';

/** The terms of each index that match a word. */
type Expansions = ReadonlyMap<TagIndex, Expansion>;

/** One condition of the query: a document satisfies it if it has one of the terms. */
export interface Clause {
  readonly expansions: Expansions;
  /** How much the clause counts: 1, or less for a part of a word that is known as a whole. */
  readonly weight: number;
  /** The word as typed. */
  readonly typed: string;
  /** The best correction, where the word matches nothing as it was typed. */
  readonly corrected?: string;
  /** Whether the word is an everyday one (see src/search/text/synonyms.ts). */
  readonly isEveryday: boolean;
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

/** Adds corrections of the word to the terms of a clause. */
function withNearby(clause: Clause, atom: Atom, near: readonly Nearby[]): Clause {
  for (const {term, edits, beginning} of near.slice(0, MAX_CORRECTIONS)) {
    const value = (edits > 1 ? quality.typos : quality.typo) * (beginning && !atom.growing ? 0.6 : 1);
    for (const [{vocabulary}, expansion] of clause.expansions) {
      const number = vocabulary.numberOf(term);
      if (number !== undefined && !expansion.has(number)) expansion.set(number, value);
    }
  }
  return clause;
}

const isSlight = ({edits}: Nearby): boolean => edits === 1;

function isEveryday(indexes: readonly TagIndex[], typed: string): boolean {
  const word = stem(typed);
  return indexes.some(({synonyms}) => synonyms.get(word)?.length === 0);
}

/** The clauses of one word of the query: itself, its parts, or its corrections. */
export function clausesOf(indexes: readonly TagIndex[], atom: Atom): Clause[] {
  const {exact: typed, joined, parts, growing} = atom;
  const clause: Clause = {
    expansions: new Map(indexes.map((index) => [index, expand(index, atom, indexes)])),
    weight: 1,
    typed,
    isEveryday: isEveryday(indexes, typed),
  };
  const inParts = (weight: number): Clause[] =>
    parts.flatMap((part, place) =>
      clausesOf(indexes, plain(part, growing && place === parts.length - 1)).map((one) => ({...one, weight})),
    );
  const near = (limit?: number): Nearby[] => nearbyTerms(indexes, joined, limit);
  const meant = (those: readonly Nearby[]): Clause => ({
    ...withNearby(clause, atom, those),
    ...(those[0] && {corrected: those[0].term}),
  });

  if (!isEmpty(clause.expansions)) {
    if (parts.length > 0) return [clause, ...inParts(quality.part)];
    return [clause];
  }
  if (parts.length > 0) {
    // `helm-dcos` is `helm-docs` rather than two words of which one is misspelled.
    const whole = near(1).filter(({beginning}) => !beginning);
    return whole.length > 0 ? [meant(whole), ...inParts(quality.part)] : inParts(1);
  }
  if (clause.isEveryday) return [clause];
  // One typing error, a missing space, two typing errors.
  const known = near();
  const slight = known.filter(isSlight);
  const halves = slight.length > 0 ? undefined : splitWord(indexes, joined);
  if (halves) return halves.flatMap((half) => clausesOf(indexes, plain(half, false)));
  return [meant(slight.length > 0 ? slight : known)];
}
