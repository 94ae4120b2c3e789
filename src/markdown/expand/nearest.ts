/** The number of edits that turn one word into the other; two neighbours that changed places count as one. */
function distance(a: string, b: string): number {
  const rows = [Array.from({length: b.length + 1}, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** How many names an error lists before it stops. */
const LISTED = 12;

/**
 * One sentence that leads from a wrong name to a right one: the nearest name when one is close enough to be
 * a slip of the fingers, otherwise the names that exist.
 */
export function suggest(wrong: string, names: readonly string[]): string {
  const ranked = names
    .map((name) => ({name, edits: distance(wrong.toLowerCase(), name.toLowerCase())}))
    .toSorted((a, b) => a.edits - b.edits);
  const best = ranked[0];
  if (best && best.edits <= Math.max(1, Math.floor(Math.max(wrong.length, best.name.length) / 3))) {
    return `Did you mean "${best.name}"?`;
  }
  if (names.length === 0) {
    return 'There are none.';
  }
  const shown = names.slice(0, LISTED).join(', ');
  const rest = names.length - LISTED;
  return `There ${names.length === 1 ? 'is' : 'are'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
