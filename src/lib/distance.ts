/** Counts insertions, deletions, substitutions and transpositions of adjacent letters (optimal string alignment distance). */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substituted = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isTransposed = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const transposed = isTransposed ? before[column - 2]! + 1 : substituted;
      line.push(Math.min(substituted, transposed, above[column]! + 1, line[column - 1]! + 1));
    }
    [before, above] = [above, line];
  }
  return above[b.length]!;
}
