import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { teamMember } from './team-shape.ts';

/** `requesting_user_id` can only be the caller. */
export const getProjectTeamMembers = operation({
  name: 'projects.get-project-team-members',
  summary: 'The team of a project, and the admins of its organization, each person once.',
  door: { kind: 'procedure', procedure: 'get_project_team_members' },
  policy: atLeast(project, 'guest', 'project_id_param'),
  repeat: 'safe',
  input: z.strictObject({ project_id_param: z.uuid(), requesting_user_id: z.uuid().nullish() }),
  output: z.strictObject({ team_members: z.array(teamMember) }),
  errors: [],
});
