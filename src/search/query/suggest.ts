import type {TagIndex} from '../index/tag-index';
import {atomsOf} from './atoms';
import {expand} from './expand';
import {nearbyTerms} from './spelling';

/** A word may be this wrong before nobody can guess it. */
const limitFor = (word: string): number => Math.min(4, Math.floor(word.length / 2));

const isNamed = ({wordsOf}: TagIndex, term: number): boolean => wordsOf.has(term);

/**
 * The query with each unknown word replaced by the nearest word of a name, for a query that finds nothing.
 *
 * @returns undefined if there is nothing near
 */
export function suggestion(indexes: readonly TagIndex[], query: string): string | undefined {
  let changed = false;
  const words = atomsOf(query).flatMap((atom) => {
    if (indexes.some((index) => expand(index, atom, indexes).size > 0)) return [atom.exact];
    const [near] = nearbyTerms(indexes, atom.joined, limitFor(atom.joined), isNamed);
    changed ||= near !== undefined;
    return near ? [near.term] : [];
  });
  return changed ? words.join(' ') : undefined;
}
