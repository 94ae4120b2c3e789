import {distance} from './distance';

/**
 * The word that was probably meant.
 * @returns The nearest word if it differs in no more than a third of its letters.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => {
      const all = word.length + candidate.length;
      return {candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase(), all).whole};
    })
    .toSorted((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= Math.ceil(best.candidate.length / 3) ? best.candidate : undefined;
}

/** How many names a fix lists before it stops. */
const LISTED = 12;

/**
 * The fix for a name that does not exist: the nearest one when it is close enough to be a slip of the fingers, otherwise
 * the names that exist.
 * @param all Says in words what is possible, where there are too many names to print.
 */
export function suggest(word: string, names: readonly string[], all?: string): string {
  const near = nearest(word, names);
  if (near !== undefined) return `did you mean \`${near}\`?`;
  const rest = names.length - LISTED;
  if (all !== undefined && (names.length === 0 || rest > 0)) return `use ${all}`;
  if (names.length === 0) return 'leave it out; there are none';
  if (names.length === 1) return `use ${names[0]}`;
  return `use one of ${names.slice(0, LISTED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
