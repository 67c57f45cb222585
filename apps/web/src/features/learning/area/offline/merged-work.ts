import { mergeRanges, type Range } from '@nivel/contracts/learning/watched-ranges';
import type { StudyWork } from './study-work.ts';

type WatchReport = NonNullable<StudyWork['watch']>;

/** The maximum that the service accepts at once. */
const MOST_RANGES = 200;

const lengthOf = ([from, to]: Range): number => to - from;

/** Watched ranges in the form that the service accepts; where there are too many, the longest of them. */
export const watchReportOf = (ranges: readonly Range[], position: number): WatchReport => ({
  ranges: mergeRanges(ranges)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, MOST_RANGES)
    .toSorted(([one], [other]) => one - other)
    .map(([from, to]): [number, number] => [from, to]),
  position,
});

const mergedWatch = (before: StudyWork['watch'], more: StudyWork['watch']): StudyWork['watch'] =>
  before && more ? watchReportOf([...before.ranges, ...more.ranges], more.position) : (more ?? before);

/**
 * The row of a part once more work at it is added; null where finished work waits already, which counts once. A video that was
 * watched in several stretches is one piece of work. It has the id of the newer one: the service answers a known id as the first
 * time, without looking at what was added.
 */
export const mergedWork = (before: StudyWork | undefined, more: StudyWork): StudyWork | null => {
  if (before === undefined) return more;
  if (before.isPartial !== true) return null;
  const watch = mergedWatch(before.watch, more.watch);
  return {
    ...more,
    openedAt: Math.min(before.openedAt, more.openedAt),
    endedAt: Math.max(before.endedAt, more.endedAt),
    ...(watch === undefined ? {} : { watch }),
  };
};
