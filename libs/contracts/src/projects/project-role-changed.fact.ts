import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { project } from './memberships.ts';

/**
 * The role is the effective one, whatever its source: the team, the organization, or what everybody may see. Their membership
 * in the project's rooms is checked again.
 */
export const projectRoleChanged = fact({
  name: 'projects.project-role.changed',
  version: 1,
  summary: 'Somebody can see a project from now on, or may more or less in it than before.',
  audience: toUser('userId'),
  rechecks: { rooms: ['project'], user: 'userId' },
  payload: z.strictObject({ projectId: z.uuid(), userId: z.uuid(), role: z.enum(project.roles) }),
});
