import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { Part } from '../curriculum/curriculum.ts';
import { exercisesOf } from '../evidence/evidence.ts';
import type { PartViewState } from '../learner/learner.ts';
import { gainOf, type Hundredths } from '../learner/skills.ts';

/**
 * How much completing a part adds to its skill. A practice set may be repeated until it is passed, so only its first run shows
 * the learner's knowledge; the gain is the share of points that this run scored.
 */
export const skillGainOf = (part: Part, view: PartViewState): Hundredths => {
  const gain = gainOf(part.points);
  const set = exercisesOf(part);
  if (set === null || isHandedInWhole(set)) return gain;
  return Math.round(gain * (view.firstScore ?? view.bestScore ?? 0));
};
