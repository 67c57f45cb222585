import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const projectCopyProgressed = fact({
  name: 'projects.project-copy.progressed',
  version: 1,
  summary: 'Some cards of a project are copied; the others follow.',
  audience: toUser('userId'),
  payload: z.strictObject({
    projectId: z.uuid(),
    userId: z.uuid(),
    /** Cards that are copied, of how many. */
    done: z.int(),
    total: z.int(),
  }),
});
