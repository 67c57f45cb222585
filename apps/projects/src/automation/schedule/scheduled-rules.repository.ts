import { Injectable } from '@nestjs/common';
import { command, int8, nullable, query, timestamptz, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';
import { RULE_COLUMNS, storedRule } from '../rules/automation-rules.repository.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** Nothing runs in the trash. */
const DUE = query({
  text: `SELECT ${RULE_COLUMNS}, r.next_run_at AS "nextRunAt" FROM automation_rules r JOIN projects p ON p.id = r.project_id
LEFT JOIN organizations g ON g.id = p.organization_id
WHERE r.is_active AND r.deleted_at IS NULL AND r.next_run_at <= $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL
ORDER BY r.next_run_at, r.id LIMIT $2`,
  params: [timestamptz, int8],
  row: { ...storedRule, nextRunAt: timestamptz },
});
const IS_PLANNED = query({
  text: 'SELECT id FROM automation_rules WHERE id = $1 AND next_run_at = $2',
  params: [uuid, timestamptz],
  row: { id: uuid },
});
const PLAN = command({
  text: 'UPDATE automation_rules SET next_run_at = $3 WHERE id = $1 AND next_run_at = $2',
  params: [uuid, timestamptz, nullable(timestamptz)],
});

/** A rule that is due. */
export type DueRule = RowOfStatement<typeof DUE>;
type Planned = Pick<DueRule, 'id' | 'nextRunAt'>;

/** Rules that run at times of their own. */
@Injectable()
export class ScheduledRulesRepository {
  /** The most overdue first. */
  due(reads: Reads, now: Date, most: number): Promise<DueRule[]> {
    return reads.rows(DUE, [now, most]);
  }

  /** Whether the rule has not run for its planned time yet. */
  async isPlanned(reads: Reads, { id, nextRunAt }: Planned): Promise<boolean> {
    return (await reads.rows(IS_PLANNED, [id, nextRunAt])).length > 0;
  }

  /** It has run for its planned time. @param next null: it never comes again */
  async plan(unit: Pick<ProjectsStatements, 'rows'>, { id, nextRunAt }: Planned, next: Date | null): Promise<void> {
    await unit.rows(PLAN, [id, nextRunAt, next]);
  }
}
