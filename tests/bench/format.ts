/** A ratio with two decimals; a hyphen without a positive divisor. */
export const ratio = (ours = Number.NaN, other = Number.NaN): string => (other > 0 ? (ours / other).toFixed(2) : '-');

/** The median. For an even number of values, the upper middle one. NaN is ignored. */
export function median(values: readonly number[]): number {
  const measured = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
}

/** A plain-text table. The first row is the header; the first two columns are left-aligned, all others right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cellIn = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cellIn).join('  ')).join('\n');
}
