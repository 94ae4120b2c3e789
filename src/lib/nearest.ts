import {distance} from './distance';

/** A name that differs more is another name, however long both are. */
const MOST_EDITS = 5;

/**
 * The most similar word, ignoring case.
 * @returns undefined if the edits exceed a third of its letters, or five.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => ({candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase())}))
    .toSorted((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= Math.min(MOST_EDITS, Math.ceil(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}

/** Maximum number of names in a fix. */
const LISTED = 12;

/**
 * The fix for an unknown name: a similar name in case of a typo, otherwise the known names.
 * @param all Description of the names, used when there are too many to list or none.
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
