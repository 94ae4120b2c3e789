/** Seconds with one decimal. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The ratio of two values with two decimals; a hyphen where there is none. */
export const ratio = (ours = Number.NaN, other = Number.NaN): string => (other > 0 ? (ours / other).toFixed(2) : '-');

/** The middle of an odd number of values, the upper of the two middle ones of an even number. NaN is left out. */
export function median(values: readonly number[]): number {
  const measured = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
}

/** A table in plain text: the first row is its head; the first two columns are set left, all others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cellIn = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cellIn).join('  ')).join('\n');
}
