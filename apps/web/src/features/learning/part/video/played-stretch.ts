import type { Range } from '@nivel/contracts/learning/watched-ranges';
import { limits } from '../../../../limits/limits.ts';

const { longestStepSeconds } = limits.video;

/**
 * The stretch between two reports of the playing video's time, or null when the learner jumped: skipped ranges were not
 * watched.
 *
 * @param rate playback speed; at double speed twice as much passes between reports
 */
export const playedStretch = (before: number | null, now: number, rate: number): Range | null => {
  if (before === null || now <= before) return null;
  return now - before <= longestStepSeconds * Math.max(1, rate) ? [before, now] : null;
};
