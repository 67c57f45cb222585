import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { MOST_WORK, type listMyWork } from '@nivel/contracts/projects/list-my-work.operation';
import { array, int4, int8, jsonb, nullable, query, text, textOf, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';
import { EFFECTIVE_ROLE, SEEN_PROJECTS } from '../project-access/project-roles.sql.ts';

type Shown = OutputOf<typeof listMyWork>;
type MyCard = Shown['mine'][number];
type WaitingCard = Shown['waiting'][number];

const SEEN = `WITH seen AS (SELECT p.id, jsonb_build_object('id', p.id, 'organization_id', p.organization_id, 'name', p.name, 'color', p.color, 'key', p.key,
  'may_change', ${EFFECTIVE_ROLE} IN ('member', 'lead', 'director')) AS project, p.key ${SEEN_PROJECTS})`;
const COLUMNS = `c.id, c.number::integer AS number, c.title, c.priority, c.due_on::text AS due_on, c.blocked_reason,
  l.status, l.name AS list_name, s.project`;
const FIRST_DUE = `c.due_on NULLS LAST, array_position(ARRAY['critical', 'high', 'medium', 'low'], c.priority), c.id`;
const row = {
  id: uuid,
  number: int4,
  title: text,
  priority: textOf<MyCard['priority']>(),
  due_on: nullable(text),
  blocked_reason: nullable(text),
  status: textOf<MyCard['status']>(),
  list_name: text,
  project: jsonb<MyCard['project']>(),
};

const MINE = query({
  text: `${SEEN} SELECT ${COLUMNS} FROM cards c JOIN seen s ON s.id = c.project_id JOIN lists l ON l.id = c.list_id
WHERE c.assignee = $1 AND c.position IS NOT NULL AND l.status <> 'done' ORDER BY ${FIRST_DUE} LIMIT $2`,
  params: [uuid, int8],
  row,
});
const WAITING = query({
  text: `${SEEN}, mine AS (SELECT c.id, c.project_id, s.key || '-' || c.number AS reference
  FROM cards c JOIN seen s ON s.id = c.project_id JOIN lists l ON l.id = c.list_id
  WHERE c.assignee = $1 AND c.position IS NOT NULL AND l.status <> 'done')
SELECT ${COLUMNS}, u.full_name AS assignee_name, w.references AS waits_for
FROM cards c JOIN seen s ON s.id = c.project_id JOIN lists l ON l.id = c.list_id
JOIN LATERAL (SELECT array_agg(m.reference ORDER BY m.reference) AS references FROM mine m
  WHERE m.project_id = c.project_id AND m.id = ANY (c.depends_on)) w ON w.references IS NOT NULL
LEFT JOIN crico_users u ON u.user_id = c.assignee
WHERE c.project_id IN (SELECT project_id FROM mine) AND c.depends_on IS NOT NULL AND c.position IS NOT NULL
  AND l.status <> 'done' AND c.assignee IS DISTINCT FROM $1
ORDER BY ${FIRST_DUE} LIMIT $2`,
  params: [uuid, int8],
  row: { ...row, assignee_name: nullable(text), waits_for: array(text) },
});

/** A person's open cards, over all projects that they see. */
@Injectable()
export class MyWorkRepository {
  /** One more of each than are listed, where there are more. */
  async of(reads: ProjectsReads, userId: string): Promise<{ mine: MyCard[]; waiting: WaitingCard[] }> {
    const [mine, waiting] = await Promise.all([
      reads.rows(MINE, [userId, MOST_WORK + 1]),
      reads.rows(WAITING, [userId, MOST_WORK + 1]),
    ]);
    return { mine, waiting: waiting.map((card) => ({ ...card, waits_for: [...card.waits_for] })) };
  }
}
