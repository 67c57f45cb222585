import { Injectable } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { RuleAction, RuleRow, RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import type { StopReason } from '@nivel/contracts/projects/automation/automation-values';
import type { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import {
  bool,
  command,
  int4,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';
import { firstRunOf } from './rule-schedule.ts';
import type { StoredRule } from './stored-rule.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** The columns of `storedRule`, of rules called `r`. */
export const RULE_COLUMNS = `r.id, r.project_id AS "projectId", r.owner_id AS "ownerId", r.name, r.trigger, r.conditions, r.actions,
  r.is_active AS "isActive", r.stopped_by AS "stoppedBy", r.version,
  coalesce((SELECT s.time_zone FROM automation_settings s WHERE s.project_id = r.project_id),
    (SELECT a.time_zone FROM accounts a WHERE a.user_id = r.owner_id), '') AS "timeZone"`;
/** The form of a rule for a run. */
export const storedRule = {
  id: uuid,
  projectId: uuid,
  ownerId: uuid,
  name: text,
  trigger: jsonb<RuleTrigger>(),
  conditions: text,
  actions: jsonb<readonly RuleAction[]>(),
  isActive: bool,
  stoppedBy: nullable(text),
  version: int4,
  timeZone: text,
};
const ACTIVE = query({
  text: `SELECT ${RULE_COLUMNS} FROM automation_rules r WHERE r.project_id = $1 AND r.is_active AND r.deleted_at IS NULL
ORDER BY r.priority DESC, r.created_at, r.id`,
  params: [uuid],
  row: storedRule,
});
const FIND = query({
  text: `SELECT ${RULE_COLUMNS} FROM automation_rules r WHERE r.project_id = $1 AND r.id = $2 AND r.deleted_at IS NULL`,
  params: [uuid, uuid],
  row: storedRule,
});
/** The counted runs, done or not; a chain that was too long and a stopped rule did not run. */
const LISTED = query({
  text: `SELECT r.id, r.name, r.description, r.trigger, r.conditions, r.actions, r.priority, r.is_active, r.stopped_by,
  r.owner_id, r.created_at, CASE WHEN r.is_active THEN r.next_run_at END AS next_run_at, n.total, n.good, n.last
FROM automation_rules r, LATERAL (SELECT count(*)::integer AS total,
  (count(*) FILTER (WHERE u.result <> 'refused'))::integer AS good, max(u.started_at) AS last
  FROM automation_runs u WHERE u.rule_id = r.id AND u.result IN ('done', 'unchanged', 'refused')) n
WHERE r.project_id = $1 AND r.deleted_at IS NULL ORDER BY r.priority DESC, r.created_at, r.id`,
  params: [uuid],
  row: {
    id: uuid,
    name: text,
    description: text,
    trigger: jsonb<RuleTrigger>(),
    conditions: text,
    actions: jsonb<RuleAction[]>(),
    priority: int4,
    is_active: bool,
    stopped_by: nullable(textOf<StopReason>()),
    owner_id: uuid,
    created_at: timestamptz,
    next_run_at: nullable(timestamptz),
    total: int4,
    good: int4,
    last: nullable(timestamptz),
  },
});
const COUNTS = query({
  text: `SELECT count(*)::integer AS "all", (count(*) FILTER (WHERE is_active))::integer AS active
FROM automation_rules WHERE project_id = $1 AND deleted_at IS NULL AND id <> $2`,
  params: [uuid, uuid],
  row: { all: int4, active: int4 },
});
/** A rule of another project is not changed; a deleted one is restored. */
const SAVE = command({
  text: `INSERT INTO automation_rules AS r (id, project_id, owner_id, name, description, trigger, conditions, actions, priority, is_active, version, created_at, next_run_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, $11, $12)
ON CONFLICT (id) DO UPDATE SET owner_id = $3, name = $4, description = $5, trigger = $6, conditions = $7, actions = $8, priority = $9,
  is_active = $10, next_run_at = $12, stopped_by = NULL, deleted_at = NULL, version = r.version + 1
  WHERE r.project_id = $2 RETURNING id`,
  params: [
    uuid,
    uuid,
    uuid,
    text,
    text,
    jsonb<never>(),
    text,
    jsonb<never>(),
    int4,
    bool,
    timestamptz,
    nullable(timestamptz),
  ],
  row: { id: uuid },
});
const DELETE = command({
  text: `UPDATE automation_rules SET deleted_at = $3, version = version + 1
WHERE project_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
  params: [uuid, uuid, timestamptz],
  row: { id: uuid },
});
const DELETED = query({
  text: `SELECT is_active AS "isActive", trigger FROM automation_rules WHERE project_id = $1 AND id = $2 AND deleted_at > $3`,
  params: [uuid, uuid, timestamptz],
  row: { isActive: bool, trigger: jsonb<RuleTrigger>() },
});
const RESTORE = command({
  text: `UPDATE automation_rules SET deleted_at = NULL, next_run_at = $3, version = version + 1
WHERE project_id = $1 AND id = $2`,
  params: [uuid, uuid, nullable(timestamptz)],
});
const ACTIVATE = command({
  text: `UPDATE automation_rules SET is_active = $3, owner_id = $4, next_run_at = $5, stopped_by = NULL, version = version + 1
WHERE project_id = $1 AND id = $2`,
  params: [uuid, uuid, bool, uuid, nullable(timestamptz)],
});
/** One that runs. */
const STOP = command({
  text: `UPDATE automation_rules SET is_active = false, stopped_by = $3, version = version + 1
WHERE project_id = $1 AND id = $2 AND is_active AND deleted_at IS NULL RETURNING id`,
  params: [uuid, uuid, text],
  row: { id: uuid },
});

type DeletedRule = Pick<StoredRule, 'isActive' | 'trigger'>;
type SavedRule = Omit<InputOf<typeof saveAutomationRule>, 'project_id' | 'rule_id'>;

/** Stored rules. */
@Injectable()
export class AutomationRulesRepository {
  /** The active ones, in their order. */
  active(reads: Reads, projectId: string): Promise<StoredRule[]> {
    return reads.rows(ACTIVE, [projectId]);
  }

  async find(reads: Reads, projectId: string, id: string): Promise<StoredRule | null> {
    return (await reads.rows(FIND, [projectId, id]))[0] ?? null;
  }

  /** All of a project with what became of their runs, in their order. */
  async listed(reads: Reads, projectId: string): Promise<RuleRow[]> {
    return (await reads.rows(LISTED, [projectId])).map(({ total, good, last, created_at, next_run_at, ...row }) => ({
      ...row,
      executions_count: total,
      success_rate: total === 0 ? null : Math.floor((good * 100) / total),
      last_executed_at: last?.toISOString() ?? null,
      next_run_at: next_run_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    }));
  }

  /** How many there are beside one. */
  async counts(reads: Reads, projectId: string, id: string): Promise<{ all: number; active: number }> {
    return (await reads.rows(COUNTS, [projectId, id]))[0] ?? { all: 0, active: 0 };
  }

  /**
   * @returns false where another project has the id
   * @throws AppError `project_task_too_often`, `project_task_time_invalid`
   */
  async save(
    unit: ProjectsStatements,
    { projectId, id, ownerId }: Pick<StoredRule, 'projectId' | 'id' | 'ownerId'>,
    { name, description, trigger, conditions, actions, priority, is_active }: SavedRule,
  ): Promise<boolean> {
    const shape = [name, description, JSON.stringify(trigger), conditions, JSON.stringify(actions)] as const;
    const when = [unit.now, firstRunOf(trigger, unit.now)] as const;
    const rows = await unit.rows(SAVE, [id, projectId, ownerId, ...shape, priority, is_active, ...when]);
    return rows.length > 0;
  }

  /** @returns whether it existed */
  async delete(unit: ProjectsStatements, projectId: string, id: string): Promise<boolean> {
    return (await unit.rows(DELETE, [projectId, id, unit.now])).length > 0;
  }

  /** A rule that was deleted after a moment. */
  async deleted(reads: Reads, projectId: string, id: string, after: Date): Promise<DeletedRule | null> {
    return (await reads.rows(DELETED, [projectId, id, after]))[0] ?? null;
  }

  async restore(
    unit: ProjectsStatements,
    { projectId, id, trigger }: Pick<StoredRule, 'projectId' | 'id' | 'trigger'>,
  ): Promise<void> {
    await unit.rows(RESTORE, [projectId, id, firstRunOf(trigger, unit.now)]);
  }

  async activate(unit: ProjectsStatements, rule: StoredRule, isActive: boolean, ownerId: string): Promise<void> {
    const next = firstRunOf(rule.trigger, unit.now);
    await unit.rows(ACTIVATE, [rule.projectId, rule.id, isActive, ownerId, next]);
  }

  /** @returns whether it ran until now */
  async stop(unit: ProjectsStatements, projectId: string, id: string, reason: string): Promise<boolean> {
    return (await unit.rows(STOP, [projectId, id, reason])).length > 0;
  }
}
