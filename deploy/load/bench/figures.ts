/** The value below which `share` of the sorted values are (nearest rank). */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** How long something took, of `n` times, in milliseconds. */
export interface Waits {
  readonly n: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Sums up waits in milliseconds, in any order. */
export const waitsOf = (waits: readonly number[]): Waits => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number): number => percentile(sorted, share);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

/** Rounded so that a table can be read. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Columns of text, aligned. */
export const table = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
};
