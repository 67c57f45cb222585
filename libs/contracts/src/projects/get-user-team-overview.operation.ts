import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { teamOverviewMember } from './team-shape.ts';

/** `requesting_user_id` can only be the caller. */
export const getUserTeamOverview = operation({
  name: 'projects.get-user-team-overview',
  summary: "The people of the teams of the caller's projects, each with the projects and roles that are shared.",
  door: { kind: 'procedure', procedure: 'get_user_team_overview' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({ requesting_user_id: z.uuid() }),
  output: z.strictObject({ members: z.array(teamOverviewMember) }),
  errors: [],
});
