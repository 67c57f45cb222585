import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const projectCopyStarted = fact({
  name: 'projects.project-copy.started',
  version: 1,
  summary: 'A person requested a copy of a project, which is now being made.',
  audience: toUser('userId'),
  payload: z.strictObject({ projectId: z.uuid(), copiedFrom: z.uuid(), userId: z.uuid() }),
});
