import { Injectable } from '@nestjs/common';
import { MOST_REPORT_CARDS, type projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { STALE_AFTER_DAYS, type ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { date, int4, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { DAY_MS, isoDay, localDay } from '@nivel/platform/local-day';
import { STATS } from '../../dashboard/dashboard.sql.ts';
import type { ProjectsReads } from '../../database.ts';
import type { StoredTask } from './project-tasks.repository.ts';

const OPEN_CARDS = `SELECT p.key || '-' || c.number AS reference, c.title, (count(*) OVER ())::integer AS count
FROM cards c JOIN lists l ON l.id = c.list_id JOIN projects p ON p.id = c.project_id
WHERE c.project_id = $1 AND c.position IS NOT NULL AND l.status <> 'done'`;
const card = { reference: text, title: text, count: int4 };
const OVERDUE = query({
  text: `${OPEN_CARDS} AND c.due_on < $2 ORDER BY c.due_on, c.number LIMIT ${MOST_REPORT_CARDS}`,
  params: [uuid, date],
  row: card,
});
const STALE = query({
  text: `${OPEN_CARDS} AND c.updated_at < $2 ORDER BY c.updated_at, c.number LIMIT ${MOST_REPORT_CARDS}`,
  params: [uuid, timestamptz],
  row: card,
});
const NAME = query({ text: 'SELECT name FROM projects WHERE id = $1', params: [uuid], row: { name: text } });
const CREATED = query({
  text: `SELECT count(*)::integer AS created FROM cards WHERE project_id = $1 AND position IS NOT NULL AND created_at >= $2`,
  params: [uuid, timestamptz],
  row: { created: int4 },
});
/** The log is read backwards from its end, so what is older costs nothing. What was undone does not count. */
const FINISHED = query({
  text: `WITH edge AS (SELECT coalesce((SELECT sequence FROM project_changes WHERE project_id = $1 AND at < $2 ORDER BY sequence DESC LIMIT 1), 0) AS sequence)
SELECT coalesce(u.full_name, '') AS name, count(DISTINCT c ->> 'id')::integer AS cards
FROM project_changes g JOIN edge ON g.sequence > edge.sequence CROSS JOIN jsonb_array_elements(g.changes) AS e (c)
JOIN lists l ON l.project_id = $1 AND l.id = (c -> 'set' ->> 'list_id')::uuid AND l.status = 'done'
LEFT JOIN lists w ON w.project_id = $1 AND w.id = (c -> 'was' ->> 'list_id')::uuid
LEFT JOIN crico_users u ON u.user_id = g.actor
WHERE g.project_id = $1 AND g.at >= $2 AND g.actor IS NOT NULL AND c ->> 'of' = 'card' AND w.status IS DISTINCT FROM 'done'
  AND NOT EXISTS (SELECT 1 FROM project_changes n WHERE n.project_id = $1 AND n.undoes = g.sequence)
GROUP BY g.actor, u.full_name ORDER BY 2 DESC, 1, g.actor LIMIT 50`,
  params: [uuid, timestamptz],
  row: { name: text, cards: int4 },
});

const WEEK_MS = 7 * DAY_MS;

type Report = Omit<PayloadOf<typeof projectReportDue>, 'userIds'>;
type Reads = Pick<ProjectsReads, 'rows'>;

/** How a project stands, as its reports say it. */
@Injectable()
export class ReportFiguresRepository {
  async of(reads: Reads, { projectId, kind, timeZone }: StoredTask, now: Date): Promise<Report> {
    const today = isoDay(localDay(now.getTime(), timeZone));
    const [project] = await reads.rows(NAME, [projectId]);
    const [stats] = await reads.rows(STATS, [[projectId], today]);
    const since = new Date(now.getTime() - WEEK_MS);
    const finished = await reads.rows(FINISHED, [projectId, since]);
    const [made] = await reads.rows(CREATED, [projectId, since]);
    const cards = await this.cards(reads, projectId, kind, { today, now });
    return {
      projectId,
      projectName: project?.name ?? '',
      kind,
      since: since.toISOString(),
      created: made?.created ?? 0,
      ...{ total: stats?.total ?? 0, done: stats?.completed ?? 0 },
      ...{ overdue: stats?.overdue ?? 0, atRisk: stats?.at_risk ?? 0 },
      finished,
      cards: cards.map(({ reference, title }) => ({ reference, title })),
      count: cards[0]?.count ?? 0,
    };
  }

  private cards(
    reads: Reads,
    projectId: string,
    kind: ProjectTaskKind,
    { today, now }: { readonly today: string; readonly now: Date },
  ) {
    return kind === 'weekly-report'
      ? reads.rows(OVERDUE, [projectId, today])
      : reads.rows(STALE, [projectId, new Date(now.getTime() - STALE_AFTER_DAYS * DAY_MS)]);
  }
}
