/** A stretch of a video in seconds, `[from, to]`. */
export type Range = readonly [from: number, to: number];

/** Stretches closer than this are one: players report moments, not continuous time. */
const JOIN_SECONDS = 0.25;

/** The union of stretches: ascending, without overlap; one that ends before it starts counts for nothing. */
export const mergeRanges = (ranges: readonly Range[]): Range[] => {
  const merged: [number, number][] = [];
  for (const [from, to] of ranges.filter(([begin, end]) => end > begin).sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + JOIN_SECONDS) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
};

/** Seconds watched, each once, to the millisecond. */
export const watchedSeconds = (ranges: readonly Range[]): number =>
  Math.round(mergeRanges(ranges).reduce((sum, [from, to]) => sum + (to - from), 0) * 1_000) / 1_000;

/** Watched share of a video, 0 to 1 with four decimals. Browser and service judge by the same number. */
export const watchedShare = (ranges: readonly Range[], durationSeconds: number): number =>
  durationSeconds > 0 ? Math.min(1, Math.round((watchedSeconds(ranges) * 10_000) / durationSeconds) / 10_000) : 0;
