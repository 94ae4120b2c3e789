/** Seconds with one decimal. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Gigabytes with two decimals. */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;

/** The middle of an odd number of values, the upper of the two middle ones of an even number. What failed, NaN, is left out. */
export function median(values: readonly number[]): number {
  const measured = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
}

/** A table in plain text: the first row is its head; the first column is set left, all others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return rows.map(line).join('\n');
}
