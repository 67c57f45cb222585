import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** They are out of the project's room before anything published later is shown there. */
export const projectRoleLost = fact({
  name: 'projects.project-role.lost',
  version: 1,
  summary: 'Somebody cannot see a project any more.',
  audience: { room: 'user', field: 'userId' },
  shutsOut: { room: 'project', field: 'projectId', user: 'userId' },
  payload: z.strictObject({ projectId: z.uuid(), userId: z.uuid() }),
});
