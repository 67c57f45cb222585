import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const projectCopyEnded = fact({
  name: 'projects.project-copy.ended',
  version: 1,
  summary: 'A copy of a project is finished, or has failed and is removed.',
  audience: toUser('userId'),
  payload: z.strictObject({ projectId: z.uuid(), userId: z.uuid(), isDone: z.boolean() }),
});
