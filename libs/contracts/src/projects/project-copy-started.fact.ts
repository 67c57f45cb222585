import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const projectCopyStarted = fact({
  name: 'projects.project-copy.started',
  version: 1,
  summary: 'Somebody has asked for a copy of a project, which is made from now on.',
  audience: toUser('userId'),
  payload: z.strictObject({ projectId: z.uuid(), copiedFrom: z.uuid(), userId: z.uuid() }),
});
