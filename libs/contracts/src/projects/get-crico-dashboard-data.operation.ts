import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { listedProject } from './listed-project.ts';

const activityItem = z.strictObject({
  id: z.string(),
  /** Null: the house itself. */
  user_id: z.uuid().nullable(),
  user_name: z.string(),
  action: z.enum(['created', 'updated', 'completed', 'deleted']),
  entity_type: z.enum(['milestone', 'list']),
  entity_name: z.string(),
  timestamp: z.iso.datetime(),
  project_id: z.uuid(),
});

/** `today` is the caller's day; without it the one of UTC. Overdue: due before it and not done. */
export const getCricoDashboardData = operation({
  name: 'projects.get-crico-dashboard-data',
  summary: 'The projects that the caller sees, their state, and what happened in them lately.',
  door: { kind: 'procedure', procedure: 'get_crico_dashboard_data' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({ today: z.iso.date().optional() }),
  output: z.strictObject({
    user_info: z.strictObject({ role: z.enum(account.roles), projects_count: z.int() }),
    projects: z.array(listedProject),
    stats: z.strictObject({
      total: z.int(),
      completed: z.int(),
      in_progress: z.int(),
      overdue: z.int(),
      /** Not done, not overdue, and blocked or due within three days. */
      at_risk: z.int(),
    }),
    recent_activity: z.array(activityItem),
  }),
  errors: [],
});
