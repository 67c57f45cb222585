import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { levelIdSchema } from './content/level.ts';

export const levelUnlocked = fact({
  name: 'learning.level.unlocked',
  version: 1,
  summary: 'A learner completed enough modules of a level to unlock the next one.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), levelId: levelIdSchema, name: z.string() }),
});
