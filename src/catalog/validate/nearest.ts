/** Number of single letters to change, add or leave out between two words. */
function distance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replace = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replace, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The word that was probably meant.
 * @param word As written.
 * @param words What exists.
 * @returns The nearest word if it differs in no more than a third of its letters.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => ({candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase())}))
    .toSorted((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= Math.ceil(best.candidate.length / 3) ? best.candidate : undefined;
}
