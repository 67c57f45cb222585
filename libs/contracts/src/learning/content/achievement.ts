import { z } from 'zod';

/** Thresholds; reaching any one of those stated unlocks the achievement. Names as in the `achievements` table. */
export const achievementRequirementsSchema = z
  .strictObject({
    modules_completed: z.int().positive(),
    skill_value: z.number().positive().max(100),
    streak_days: z.int().positive(),
    total_points: z.int().positive(),
  })
  .partial()
  .refine((requirements) => Object.keys(requirements).length > 0, 'An achievement states at least one requirement');

/**
 * An achievement of `content/achievements.yaml`. `icon` is a lucide icon's name; `points` are added once, when it unlocks. An
 * achievement that the present parts cannot unlock is not `active` yet.
 */
export const achievementContentSchema = z.strictObject({
  id: z.uuidv7(),
  title: z.string().min(1).max(80),
  description: z.string().min(1).max(240),
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  points: z.int().min(0),
  requirements: achievementRequirementsSchema,
  active: z.boolean().default(true),
});

export const achievementsFileSchema = z.strictObject({ achievements: z.array(achievementContentSchema) });

export type AchievementContent = z.output<typeof achievementContentSchema>;
