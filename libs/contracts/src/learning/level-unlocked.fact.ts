import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { levelIdSchema } from './content/level.ts';

export const levelUnlocked = fact({
  name: 'learning.level.unlocked',
  version: 1,
  summary: 'A learner completed enough modules of a level to unlock the next one.',
  payload: z.strictObject({ userId: z.uuid(), levelId: levelIdSchema, name: z.string() }),
});
