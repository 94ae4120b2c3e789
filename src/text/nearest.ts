/** The number of edits that turn one word into the other; two neighbours that changed places count as one. */
function distance(from: string, to: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({length: to.length + 1}, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[line - 1] === to[column - 1];
      const swapped = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
      next.push(
        Math.min(
          (row[column - 1] ?? 0) + (same ? 0 : 1),
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The word that was probably meant.
 * @returns The nearest word if it differs in no more than a third of its letters.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => ({candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase())}))
    .toSorted((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= Math.ceil(best.candidate.length / 3) ? best.candidate : undefined;
}

/** How many names a mend lists before it stops. */
const LISTED = 12;

/**
 * The mend for a name that does not exist: the nearest one when it is close enough to be a slip of the fingers, otherwise
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
