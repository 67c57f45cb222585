import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const achievementUnlocked = fact({
  name: 'learning.achievement.unlocked',
  version: 1,
  summary: 'A learner unlocked an achievement; its points are in the total already.',
  audience: toUser('userId'),
  payload: z.strictObject({
    userId: z.uuid(),
    achievementId: z.uuid(),
    title: z.string(),
    description: z.string(),
    /** Name of a lucide icon. */
    icon: z.string(),
    points: z.int(),
    totalPoints: z.int(),
  }),
});
