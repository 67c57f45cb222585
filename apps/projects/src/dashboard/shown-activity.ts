import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ACTIVITY } from './dashboard.sql.ts';

type Item = OutputOf<typeof getCricoDashboardData>['recent_activity'][number];
type Row = RowOfStatement<typeof ACTIVITY>;

/** A command's effect, in the words of the activity list. */
const actionOf = ({ kind, progress }: Row): Item['action'] => {
  if (kind.startsWith('create-')) return 'created';
  if (kind.startsWith('delete-')) return 'deleted';
  return progress === '100' ? 'completed' : 'updated';
};

/** A command of the log as the activity list shows it. */
export const shownActivity = (row: Row): Item => ({
  id: `${row.projectId}:${row.sequence}`,
  user_id: row.actor,
  user_name: row.name,
  action: actionOf(row),
  entity_type: row.of === 'card' ? 'milestone' : 'list',
  entity_name: row.thing,
  timestamp: row.at.toISOString(),
  project_id: row.projectId,
});
