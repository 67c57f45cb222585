/** Watched stretches of a video as from, to, from, to… in seconds, ascending, without overlap or gap of zero. */
export type Watched = readonly number[];

/** Stretches closer than this are one: players report moments, not continuous time. */
const JOIN_SECONDS = 0.25;

/**
 * The union of what was watched before and new stretches, cut to the length of the video. Order, overlap and repetition
 * of the new ones do not matter; one that ends before it begins counts for nothing.
 */
export const addRanges = (
  watched: Watched,
  ranges: readonly (readonly [number, number])[],
  durationSeconds: number,
): Watched => {
  const all: [number, number][] = [];
  for (let index = 0; index + 1 < watched.length; index += 2) {
    all.push([watched[index] ?? 0, watched[index + 1] ?? 0]);
  }
  for (const [from, to] of ranges) all.push([Math.max(0, from), Math.min(durationSeconds, to)]);
  const sorted = all.filter(([from, to]) => to > from).sort(([one], [other]) => one - other);
  const union: number[] = [];
  for (const [from, to] of sorted) {
    const end = union.at(-1);
    if (end !== undefined && from <= end + JOIN_SECONDS) union[union.length - 1] = Math.max(end, to);
    else union.push(from, to);
  }
  return union.map((second) => Math.round(second * 1_000) / 1_000);
};

/** Seconds that were watched at least once. */
export const watchedSeconds = (watched: Watched): number => {
  let seconds = 0;
  for (let index = 0; index + 1 < watched.length; index += 2)
    seconds += (watched[index + 1] ?? 0) - (watched[index] ?? 0);
  return Math.round(seconds * 1_000) / 1_000;
};

/** Share of the video that was watched, 0 to 1 with four decimals. */
export const watchedShare = (watched: Watched, durationSeconds: number): number =>
  durationSeconds > 0 ? Math.min(1, Math.round((watchedSeconds(watched) * 10_000) / durationSeconds) / 10_000) : 0;

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
  limits: { readonly watchMaxSpeed: number; readonly watchGraceSeconds: number },
): number => Math.max(0, ((nowMs - openedAtMs) / 1_000) * limits.watchMaxSpeed) + limits.watchGraceSeconds;
