import type { ListedProject } from '@nivel/contracts/projects/listed-project';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { PROJECTS } from './dashboard.sql.ts';

/** A project as lists show it. */
export const shownProject = (row: RowOfStatement<typeof PROJECTS>): ListedProject => ({
  id: row.id,
  name: row.name,
  description: row.description,
  color: row.color,
  status: row.status,
  is_active: row.status === 'active',
  created_at: row.createdAt.toISOString(),
  organization_id: row.organizationId,
  user_role: row.role,
  milestones_count: row.total,
  progress: row.total === 0 ? 0 : Math.floor((row.done / row.total) * 100),
});
