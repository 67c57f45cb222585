import { z } from 'zod';
import { projectStatuses } from './values/board-values.ts';
import { project } from './memberships.ts';

/** A project as lists show it to a person. */
export const listedProject = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  status: z.enum(projectStatuses),
  /** Whether its status is active. */
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  /** Null: it is personal. */
  organization_id: z.uuid().nullable(),
  /** The caller's role. */
  user_role: z.enum(project.roles),
  milestones_count: z.int(),
  /** Done cards of those on the board, in whole percent, rounded down; 0 without cards. */
  progress: z.int(),
});
export type ListedProject = z.output<typeof listedProject>;
