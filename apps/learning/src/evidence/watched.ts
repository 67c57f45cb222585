import { mergeRanges, watchedSeconds, watchedShare, type Range } from '@nivel/contracts/learning/watched-ranges';

/** Watched stretches of a video as from, to, from, to… in seconds, ascending, without overlap or gap of zero. */
export type Watched = readonly number[];

/**
 * The union of the ranges watched before and new stretches, clipped to the length of the video. The new ones may overlap,
 * repeat and come in any order.
 */
export const addRanges = (watched: Watched, ranges: readonly Range[], durationSeconds: number): Watched => {
  const cut = ranges.map(([from, to]): Range => [Math.max(0, from), Math.min(durationSeconds, to)]);
  return mergeRanges([...toRanges(watched), ...cut])
    .flat()
    .map((second) => Math.round(second * 1_000) / 1_000);
};

/** Seconds that were watched at least once. */
export const secondsOf = (watched: Watched): number => watchedSeconds(toRanges(watched));

/** Share of the video that was watched, 0 to 1 with four decimals. */
export const shareOf = (watched: Watched, durationSeconds: number): number =>
  watchedShare(toRanges(watched), durationSeconds);

/** The pairs, as answers show them. */
export const toRanges = (watched: Watched): [number, number][] => {
  const ranges: [number, number][] = [];
  for (let index = 0; index + 1 < watched.length; index += 2)
    ranges.push([watched[index] ?? 0, watched[index + 1] ?? 0]);
  return ranges;
};

/** The most that can have been watched since the part was opened, at the highest speed of a player. */
export const possibleSeconds = (
  openedAtMs: number,
  nowMs: number,
  rules: { readonly watchMaxSpeed: number; readonly watchGraceSeconds: number },
): number => Math.max(0, ((nowMs - openedAtMs) / 1_000) * rules.watchMaxSpeed) + rules.watchGraceSeconds;
