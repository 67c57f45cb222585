import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { levelIdSchema } from './content/level.ts';
import { raisedSkill } from './raised-skill.ts';

export const partCompleted = fact({
  name: 'learning.part.completed',
  version: 2,
  summary: 'A learner completed a part, once and for ever.',
  audience: toUser('userId'),
  payload: z.strictObject({
    userId: z.uuid(),
    partId: z.uuid(),
    moduleId: z.uuid(),
    levelId: levelIdSchema,
    /** Points of the part itself. */
    points: z.int(),
    /** All points of the learner after it, with those of achievements that it unlocked. */
    totalPoints: z.int(),
    /** The progress in the part's module, 0 to 100 with two decimals. */
    percentage: z.number(),
    /** When the learner did it (ISO 8601, UTC); earlier than now when it was done offline. */
    completedAt: z.iso.datetime(),
    skill: raisedSkill,
  }),
});
