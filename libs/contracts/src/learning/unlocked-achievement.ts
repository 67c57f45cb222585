import { z } from 'zod';

/** An achievement that an answer reports as just unlocked. */
export const unlockedAchievement = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Name of a lucide icon. */
  icon: z.string(),
  points: z.int(),
});

/** The streak after the latest completion. `freezesUsed` counts the freezes that this very step has used. */
export const streakNow = z.strictObject({ days: z.int(), freezes: z.int(), freezesUsed: z.int() });
