import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** It is news for whoever was added; that their rights are others now is told by other facts. */
export const memberAdded = fact({
  name: 'projects.member.added',
  version: 1,
  summary: 'Somebody added another person to a project or an organization.',
  payload: z.strictObject({
    /** Whom it is told; never who did it. */
    userId: z.uuid(),
    place: z.strictObject({ kind: z.enum(['project', 'organization']), id: z.uuid(), name: z.string() }),
    by: z.strictObject({ userId: z.uuid(), fullName: z.string() }),
  }),
});
