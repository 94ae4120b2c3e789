/** How far a typed word is from a known one. */
export interface Distance {
  /** Edits between the whole words. */
  readonly whole: number;
  /** Edits between the typed word and the nearest beginning of the known one. */
  readonly beginning: number;
}

/**
 * Counts edits: a letter more, less or other, or two neighbours exchanged (Damerau's distance in its optimal string
 * alignment form). Anything above `limit` is given as `limit + 1`.
 */
export function distance(typed: string, known: string, limit: number): Distance {
  const tooFar = {whole: limit + 1, beginning: limit + 1};
  const width = Math.min(known.length, typed.length + limit);
  if (known.length < typed.length - limit) return tooFar;
  let before: number[] = [];
  let above = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = Array.from({length: width + 1}, () => limit + 1);
    if (row <= limit) line[0] = row;
    let best = line[0] ?? 0;
    for (let column = Math.max(1, row - limit); column <= Math.min(width, row + limit); column += 1) {
      const same = typed[row - 1] === known[column - 1];
      let cost = Math.min(
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
      );
      if (row > 1 && column > 1 && typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line[column] = Math.min(cost, limit + 1);
      best = Math.min(best, cost);
    }
    // An exchange may still reach back one row, so the row before counts too.
    if (best > limit && Math.min(...above) > limit) return tooFar;
    before = above;
    above = line;
  }
  const whole = known.length > width ? limit + 1 : (above[width] ?? limit + 1);
  return {whole, beginning: Math.min(limit + 1, ...above)};
}
