import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { levelIdSchema } from './content/level.ts';

export const moduleCompleted = fact({
  name: 'learning.module.completed',
  version: 1,
  summary: 'A learner completed every active part of a module.',
  audience: toUser('userId'),
  payload: z.strictObject({
    userId: z.uuid(),
    moduleId: z.uuid(),
    levelId: levelIdSchema,
    title: z.string(),
    /** The number of modules that the learner has completed now. */
    modulesCompleted: z.int(),
    /** The next module in the order of the curriculum that is open and not completed, if any. */
    nextModuleId: z.uuid().nullable(),
  }),
});
