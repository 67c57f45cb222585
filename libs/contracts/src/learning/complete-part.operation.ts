import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { streakNow, unlockedAchievement } from './unlocked-achievement.ts';
import { raisedSkill } from './raised-skill.ts';

/**
 * A repeated call for the same part (second tab, retry, offline replay) returns the same answer and counts nothing.
 * `occurred_at` dates work done offline: never before the part was opened, never in the future.
 */
export const completePart = operation({
  name: 'learning.complete-part',
  summary: 'Completes a part of the curriculum and counts it once.',
  door: { kind: 'procedure', procedure: 'complete_part' },
  policy: signedIn('learners complete parts for themselves only'),
  repeat: 'idempotent',
  input: z.strictObject({ part_id: z.uuid(), occurred_at: z.iso.datetime({ offset: true }).optional() }),
  output: z.strictObject({
    partId: z.uuid(),
    moduleId: z.uuid(),
    levelId: z.string(),
    completedAt: z.iso.datetime(),
    /** Points of the part itself. */
    points: z.int(),
    totalPoints: z.int(),
    /** The progress in the module, 0 to 100 with two decimals. */
    percentage: z.number(),
    /** Whether this part completed its module. */
    moduleCompleted: z.boolean(),
    modulesCompleted: z.int(),
    /** The open part to continue with, in the order of the curriculum; null when everything open is done. */
    nextPartId: z.uuid().nullable(),
    nextModuleId: z.uuid().nullable(),
    unlockedLevels: z.array(z.string()),
    skill: raisedSkill,
    achievements: z.array(unlockedAchievement),
    streak: streakNow,
  }),
  errors: [
    learningErrors.part_not_found,
    learningErrors.curriculum_not_ready,
    learningErrors.part_locked,
    learningErrors.part_not_opened,
    learningErrors.video_not_watched,
    learningErrors.text_not_read,
    learningErrors.text_too_early,
    learningErrors.exercises_not_passed,
    learningErrors.progress_busy,
  ],
});
