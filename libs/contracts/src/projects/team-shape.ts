import { z } from 'zod';
import { project } from './memberships.ts';

/** Roles that a team gives, from the least to the most; reading without one is the effect of a project's visibility. */
export const teamRoles = ['guest', 'member', 'lead', 'director'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** A role of a team as the documented calls name it: a manager is a director. */
export const teamRole = z
  .enum([...teamRoles, 'manager'])
  .transform((role): TeamRole => (role === 'manager' ? 'director' : role));

const userInfo = z.strictObject({
  email: z.string(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  is_active: z.boolean(),
});

/** A person of a project, once, whatever the sources of their roles. */
export const teamMember = z.strictObject({
  user_id: z.uuid(),
  /** The member's roles in the team and in the organization, joined by a comma where they differ. */
  role: z.string(),
  /** The member's role in the team itself; null: they are here as admin or owner of the organization. */
  team_role: z.enum(teamRoles).nullable(),
  user_info: userInfo,
});
export type TeamMember = z.output<typeof teamMember>;

/** A person with whom the caller shares projects. */
export const teamOverviewMember = teamMember.omit({ team_role: true }).extend({
  projects: z.array(z.strictObject({ project_id: z.uuid(), name: z.string(), role: z.enum(teamRoles) })),
});

/** A person who can be named in a project. */
export const projectPerson = z.strictObject({
  user_id: z.uuid(),
  full_name: z.string(),
  /** Null for those who are shown the project without being in it. */
  email: z.string().nullable(),
  avatar_url: z.string().nullable(),
  /** Null: they have cards, and no longer any right here. */
  role: z.enum(project.roles).nullable(),
});
