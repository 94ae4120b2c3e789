import type {TagIndex} from '../index/tag-index';
import {stem} from '../text/stem';
import type {Atom} from './atoms';
import {weights} from './weights';

/** Term numbers of one index that match a word, with the quality of the match from 0 to 1. */
export type Expansion = Map<number, number>;

/** A short prefix matches many terms; the ones of highest document frequency are taken. */
const MAX_BEGINNINGS = 48;
const {quality} = weights;

const raise = (expansion: Expansion, term: number | undefined, value: number) => {
  if (term !== undefined && value > (expansion.get(term) ?? 0)) expansion.set(term, value);
};

function addExact({vocabulary}: TagIndex, atom: Atom, expansion: Expansion) {
  raise(expansion, vocabulary.numberOf(atom.exact), quality.exact);
  raise(expansion, vocabulary.numberOf(atom.joined), quality.exact);
  for (const joined of atom.joins) raise(expansion, vocabulary.numberOf(joined), quality.exact);
}

/** Words of the same stem share their first letters. */
function addInflected({vocabulary}: TagIndex, {joined}: Atom, expansion: Expansion) {
  if (joined.length < 3) return;
  const wanted = stem(joined);
  const {from, to} = vocabulary.startingWith(joined.slice(0, 3));
  for (let term = from; term < to; term += 1) {
    const candidate = vocabulary.terms[term] ?? '';
    if (Math.abs(candidate.length - joined.length) <= 7 && stem(candidate) === wanted) {
      raise(expansion, term, quality.inflected);
    }
  }
}

function addBeginning({vocabulary, postings}: TagIndex, atom: Atom, expansion: Expansion) {
  const base = atom.growing ? quality.growing : quality.beginning;
  for (const form of new Set([atom.exact, atom.joined])) {
    const {from, to} = vocabulary.startingWith(form);
    const found = Array.from({length: to - from}, (_, place) => from + place);
    if (found.length > MAX_BEGINNINGS) {
      found.sort((a, b) => (postings.frequency[b] ?? 0) - (postings.frequency[a] ?? 0));
      found.length = MAX_BEGINNINGS;
    }
    for (const term of found) {
      const share = form.length / (vocabulary.terms[term] ?? form).length;
      raise(expansion, term, base * (0.5 + 0.5 * share));
    }
  }
}

/** Adds the words that pages use for what was typed. Of the indexes of a scope one holds the list of synonyms. */
function addSynonyms({vocabulary}: TagIndex, {joined, joins}: Atom, expansion: Expansion, asked: readonly TagIndex[]) {
  const typed = [joined, ...joins].map(stem);
  for (const word of asked.flatMap(({synonyms}) => typed.flatMap((one) => synonyms.get(one) ?? []))) {
    const meant = stem(word);
    const {from, to} = vocabulary.startingWith(word.slice(0, Math.max(3, meant.length)));
    for (let term = from; term < to; term += 1) {
      const candidate = vocabulary.terms[term] ?? '';
      if (candidate === word || stem(candidate) === meant) raise(expansion, term, quality.synonym);
    }
  }
}

/**
 * The terms of an index that match a word without correction: exact, inflected, prefix and synonym matches.
 *
 * @param asked all indexes of the scope, this one included
 */
export function expand(index: TagIndex, atom: Atom, asked: readonly TagIndex[]): Expansion {
  const expansion: Expansion = new Map();
  addExact(index, atom, expansion);
  addInflected(index, atom, expansion);
  addBeginning(index, atom, expansion);
  addSynonyms(index, atom, expansion, asked);
  return expansion;
}
