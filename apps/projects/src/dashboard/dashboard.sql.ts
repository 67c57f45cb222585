import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import {
  array,
  date,
  float8,
  int4,
  int8,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import { EFFECTIVE_ROLE, SEEN_PROJECTS } from '../project-access/project-roles.sql.ts';

type Shown = OutputOf<typeof getCricoDashboardData>;

/** The projects that a person sees, with the number of cards and of finished ones. */
export const PROJECTS = query({
  text: `SELECT p.id, p.name, p.description, p.color, p.status, p.created_at AS "createdAt", p.organization_id AS "organizationId",
  ${EFFECTIVE_ROLE} AS role, coalesce(c.total, 0)::integer AS total, coalesce(c.done, 0)::integer AS done
${SEEN_PROJECTS.replace(
  'WHERE',
  `LEFT JOIN LATERAL (SELECT count(*) AS total, count(*) FILTER (WHERE l.status = 'done') AS done
  FROM cards k JOIN lists l ON l.id = k.list_id WHERE k.project_id = p.id AND k.position IS NOT NULL) c ON true WHERE`,
)}
ORDER BY p.created_at DESC, p.id`,
  params: [uuid],
  row: {
    id: uuid,
    name: text,
    description: text,
    color: text,
    status: textOf<Shown['projects'][number]['status']>(),
    createdAt: timestamptz,
    organizationId: nullable(uuid),
    role: textOf<ProjectRole>(),
    total: int4,
    done: int4,
  },
});

/** The numbers of cards of projects on a day. */
export const STATS = query({
  text: `SELECT count(*)::integer AS total, count(*) FILTER (WHERE l.status = 'done')::integer AS completed,
  count(*) FILTER (WHERE l.status = 'in-progress')::integer AS in_progress,
  count(*) FILTER (WHERE l.status <> 'done' AND c.due_on < $2)::integer AS overdue,
  count(*) FILTER (WHERE l.status <> 'done' AND NOT coalesce(c.due_on < $2, false)
    AND (c.blocked_reason IS NOT NULL OR c.due_on <= $2 + 3))::integer AS at_risk
FROM cards c JOIN lists l ON l.id = c.list_id WHERE c.project_id = ANY ($1) AND c.position IS NOT NULL`,
  params: [array(uuid), date],
  row: { total: int4, completed: int4, in_progress: int4, overdue: int4, at_risk: int4 },
});

/** The newest commands of projects, each with the first thing that it was about; commands without a person are left out. */
export const ACTIVITY = query({
  text: `SELECT g.project_id AS "projectId", g.sequence::float8 AS sequence, g.at, g.actor, g.kind, coalesce(u.full_name, '') AS name,
  g.changes -> 0 ->> 'of' AS "of", g.changes -> 0 -> 'set' ->> 'progress' AS progress,
  coalesce(k.title, l.name, '') AS "thing"
FROM unnest($1::uuid[]) AS p (id)
CROSS JOIN LATERAL (SELECT * FROM project_changes c WHERE c.project_id = p.id ORDER BY c.sequence DESC LIMIT $2) g
LEFT JOIN crico_users u ON u.user_id = g.actor
LEFT JOIN cards k ON k.id = (g.changes -> 0 ->> 'id')::uuid
LEFT JOIN lists l ON l.id = (g.changes -> 0 ->> 'id')::uuid
WHERE g.actor IS NOT NULL ORDER BY g.at DESC, g.sequence DESC LIMIT $2`,
  params: [array(uuid), int8],
  row: {
    projectId: uuid,
    sequence: float8,
    at: timestamptz,
    actor: uuid,
    kind: text,
    name: text,
    of: text,
    progress: nullable(text),
    thing: text,
  },
});
