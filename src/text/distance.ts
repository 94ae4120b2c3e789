/** Edit distances between a typed word and a known word. */
interface Distance {
  /** Edits between the whole words. */
  readonly whole: number;
  /** Edits between the typed word and the nearest prefix of the known word. */
  readonly beginning: number;
}

/** Rows are reused, because each unknown word is compared with thousands of words. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Counts insertions, deletions, substitutions and transpositions of adjacent letters (optimal string alignment distance). The
 * result is at most `limit + 1`.
 */
export function distance(typed: string, known: string, limit: number): Distance {
  const tooMany = limit + 1;
  const tooFar = {whole: tooMany, beginning: tooMany};
  const width = Math.min(known.length, typed.length + limit);
  if (known.length < typed.length - limit) return tooFar;
  let [before, above, line] = rows;
  for (let column = 0; column <= width; column += 1) above[column] = Math.min(column, tooMany);
  let bestAbove = 0;
  let from = 0;
  let to = width;
  for (let row = 1; row <= typed.length; row += 1) {
    // Cells further from the diagonal than the limit need more edits.
    from = Math.max(1, row - limit);
    to = Math.min(width, row + limit);
    let best = row <= limit ? row : tooMany;
    line[from - 1] = from === 1 ? best : tooMany;
    if (to < width) line[to + 1] = tooMany;
    const letter = typed.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const known1 = known.charCodeAt(column - 1);
      let cost = (above[column - 1] ?? 0) + (letter === known1 ? 0 : 1);
      cost = Math.min(cost, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, tooMany);
      if (row > 1 && column > 1 && letter === known.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === known1) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line[column] = cost;
      best = Math.min(best, cost);
    }
    // The next row can use the row above for a transposition, so both must exceed the limit.
    if (best > limit && bestAbove > limit) return tooFar;
    bestAbove = best;
    [before, above, line] = [above, line, before];
  }
  let beginning = typed.length <= limit ? typed.length : tooMany;
  for (let column = from; column <= to; column += 1) beginning = Math.min(beginning, above[column] ?? tooMany);
  return {whole: known.length > width || to < width ? tooMany : (above[width] ?? tooMany), beginning};
}
