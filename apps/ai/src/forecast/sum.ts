/** All counts together. */
export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
