import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

/** Says that it has, and not how: clients that list projects read the list again. */
export const ownProjectChanged = fact({
  name: 'projects.own-project.changed',
  version: 1,
  summary: 'A project that a person sees in their own right was created, renamed or worked in.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), projectId: z.uuid() }),
});
