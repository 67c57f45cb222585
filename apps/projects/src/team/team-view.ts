import type { z } from 'zod';
import type { TeamMember, teamOverviewMember, TeamRole } from '@nivel/contracts/projects/team-shape';
import type { ShownMember } from './team.repository.ts';

type OverviewMember = z.output<typeof teamOverviewMember>;

const userInfo = (row: ShownMember): TeamMember['user_info'] => ({
  email: row.email,
  full_name: row.fullName,
  avatar_url: row.avatarUrl,
  is_active: row.isActive,
});

/** The roles of a person, each once: of the team, and those from the organization. */
const rolesOf = ({ teamRole, isAdmin }: ShownMember): TeamRole[] => [
  ...new Set([...(teamRole === null ? [] : [teamRole]), ...(isAdmin ? (['director'] as const) : [])]),
];

export const teamMemberView = (row: ShownMember): TeamMember => ({
  user_id: row.userId,
  role: rolesOf(row).join(', '),
  team_role: row.teamRole,
  user_info: userInfo(row),
});

/** People of several teams, each once, with their roles. */
export const overviewOf = (rows: readonly ShownMember[]): OverviewMember[] =>
  [...Map.groupBy(rows, ({ userId }) => userId).values()].map((theirs) => {
    const roles = new Set(theirs.flatMap(rolesOf));
    const [first] = theirs as [ShownMember];
    const projects = theirs.map((row) => ({
      project_id: row.projectId,
      name: row.projectName,
      role: row.isAdmin ? ('director' as const) : (row.teamRole ?? 'guest'),
    }));
    return { user_id: first.userId, role: [...roles].join(', '), user_info: userInfo(first), projects };
  });
