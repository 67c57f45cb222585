import { z } from 'zod';
import { paidTiers } from '../billing/plan.ts';
import { defineErrors } from '../kernel/errors.ts';

/** Errors of the learning service. `details` of the rows that carry data have the shapes declared below. */
export const learningErrors = defineErrors({
  module_not_found: { kind: 'not-found', message: 'Module not found' },
  part_not_found: { kind: 'not-found', message: 'Part not found' },
  curriculum_not_ready: {
    kind: 'unavailable',
    message: 'Curriculum data is loading. Please try again in a moment.',
  },
  /** `details`: `LockedBecause`. */
  part_locked: { kind: 'forbidden', message: 'This part is still locked' },
  /** The part was never opened, so nothing is known about it. */
  part_not_opened: { kind: 'conflict', message: 'Open the part before you work on it' },
  /** The operation is for another type of part; `details`: `{ type, expected }`. */
  wrong_part_type: { kind: 'invalid', message: 'This is another type of part' },
  /** `details`: `{ watchedShare, neededShare }`, both 0 to 1. */
  video_not_watched: { kind: 'conflict', message: 'Watch the video almost to its end first' },
  /** More than can have been watched since the part was opened; `details`: `{ claimedSeconds, possibleSeconds }`. */
  // No client of ours can say so; the gateway's security log records refusals of this kind.
  watch_implausible: { kind: 'forbidden', message: 'Nobody can have watched that much yet' },
  text_not_read: { kind: 'conflict', message: 'Read the text to its end first' },
  /** `details`: `{ secondsLeft }`. */
  text_too_early: { kind: 'conflict', message: 'Take a moment to read the text' },
  /** `details`: `{ reason }`: `order` (it ended before it began, or after it was sent) or `before_opening`. */
  offline_work_impossible: { kind: 'conflict', message: 'The work cannot have been done when the device says' },
  /** Downloading ahead is part of a plan; `details`: `{ tier }`. */
  offline_needs_plan: { kind: 'forbidden', message: 'Your plan does not include downloads' },
  /** `details`: `{ bestScore, passMark }`, both 0 to 1; `bestScore` is null before the first attempt. */
  exercises_not_passed: { kind: 'conflict', message: 'Pass the exercises first' },
  /** `details`: `{ missing }`, ids of the items without an answer. */
  answers_missing: { kind: 'invalid', message: 'Answer every item' },
  /** `details`: `{ items: [{ id, expected }] }`: unknown items, or answers of a type that does not fit. */
  answers_unfit: { kind: 'invalid', message: 'Some answers do not fit their items' },
  /** The item was answered right, or as often as it may be, in this run; the set can be handed in and begun again. */
  no_tries_left: { kind: 'conflict', message: 'This question takes no further answer; hand the set in' },
  /** Reviews and final sets are graded when all their answers are handed in. */
  handed_in_whole: { kind: 'conflict', message: 'This set is handed in whole; no single answer is checked' },
  /** The run was handed in from another window or device; the part opened again shows the next one. */
  run_handed_in: { kind: 'conflict', message: 'This run was handed in already; open the part again' },
  /** The maximum number of runs for the learner's own day was handed in; `details`: `{ retryAfterSeconds }`. */
  no_runs_left: { kind: 'limited', message: 'No run is left for today; go on tomorrow' },
  /** `details`: `{ retryAfterSeconds }`. */
  too_many_tries: { kind: 'limited', message: 'These were many tries at this part; go on in a while' },
  /** Many devices of one learner saved at the same moment; asking again helps. */
  progress_busy: { kind: 'unavailable', message: 'Your progress is being saved elsewhere; try again in a moment' },
});

/**
 * Why something is locked. `level`: `modulesNeeded` modules of `levelId` (the level before) must be completed, so far `modulesCompleted` are.
 * `prerequisites`: the modules `moduleIds` must be completed first. `plan`: nothing but the plan `tier` is missing.
 * With the other reasons `tier` names the plan that is missing as well, or is null.
 */
export const lockedBecause = z
  .strictObject({
    reason: z.enum(['level', 'prerequisites', 'plan']),
    tier: z.enum(paidTiers).nullable(),
    levelId: z.string().nullable(),
    modulesCompleted: z.int().nullable(),
    modulesNeeded: z.int().nullable(),
    moduleIds: z.array(z.uuid()),
  })
  .meta({ title: 'LockedBecause' });
export type LockedBecause = z.output<typeof lockedBecause>;
