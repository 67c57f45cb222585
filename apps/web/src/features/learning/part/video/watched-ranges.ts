import { limits } from '../../../../limits/limits.ts';

/** A stretch of a video in seconds, `[from, to]`. */
export type Range = readonly [from: number, to: number];

/** Stretches closer than this are one: players report time in steps. */
const touching = 0.25;

/** The union of stretches: ascending, without overlap, empty ones left out. */
export const mergeRanges = (ranges: readonly Range[]): Range[] => {
  const sorted = ranges.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0]);
  return sorted.reduce<Range[]>((merged, range) => {
    const last = merged.at(-1);
    if (last && range[0] <= last[1] + touching) {
      return [...merged.slice(0, -1), [last[0], Math.max(last[1], range[1])]];
    }
    return [...merged, range];
  }, []);
};

/** Seconds watched, each once. */
export const watchedSeconds = (ranges: readonly Range[]): number =>
  mergeRanges(ranges).reduce((sum, [from, to]) => sum + (to - from), 0);

/** Watched share of a video, 0 to 1. */
export const watchedShare = (ranges: readonly Range[], duration: number): number =>
  duration > 0 ? Math.min(1, watchedSeconds(ranges) / duration) : 0;

const { longestStepSeconds } = limits.video;

/**
 * The stretch between two reports of the playing video's time, or null when the learner jumped: what was jumped over
 * was not watched.
 *
 * @param rate playback speed; at double speed twice as much passes between reports
 */
export const playedStretch = (before: number | null, now: number, rate: number): Range | null => {
  if (before === null || now <= before) return null;
  return now - before <= longestStepSeconds * Math.max(1, rate) ? [before, now] : null;
};
