import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** It is news for the added person; other facts announce the change of their rights. */
export const memberAdded = fact({
  name: 'projects.member.added',
  version: 1,
  summary: 'Somebody added another person to a project or an organization.',
  payload: z.strictObject({
    /** Its recipient; never who did it. */
    userId: z.uuid(),
    place: z.strictObject({ kind: z.enum(['project', 'organization']), id: z.uuid(), name: z.string() }),
    by: z.strictObject({ userId: z.uuid(), fullName: z.string() }),
  }),
});
