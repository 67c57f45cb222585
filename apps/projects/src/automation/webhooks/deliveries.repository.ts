import { Injectable } from '@nestjs/common';
import type { DeliveryOutcome, DeliveryProblem } from '@nivel/contracts/projects/automation/automation-values';
import {
  array,
  bool,
  command,
  int4,
  int8,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';
import type { DeliveryResult } from './delivery-result.ts';

const ADD = command({
  text: `INSERT INTO automation_deliveries (id, project_id, run_id, webhook_id, body, outcome, created_at, next_attempt_at)
VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $6) ON CONFLICT DO NOTHING`,
  params: [uuid, uuid, uuid, uuid, text, timestamptz],
});
/**
 * What another process sends at this moment is left to it; in the trash nothing is sent. Projects take turns: the many slow calls of
 * one hold up those of no other.
 */
const BEGIN = command({
  text: `UPDATE automation_deliveries d SET begun_at = $1, attempts = d.attempts + 1
FROM automation_webhooks w WHERE w.id = d.webhook_id AND d.id = ANY (ARRAY(
  SELECT n.id FROM automation_deliveries n JOIN (
    SELECT q.id, row_number() OVER (PARTITION BY q.project_id ORDER BY q.next_attempt_at, q.id) AS turn
    FROM automation_deliveries q JOIN projects p ON p.id = q.project_id LEFT JOIN organizations g ON g.id = p.organization_id
    WHERE q.outcome = 'waiting' AND q.begun_at IS NULL AND q.next_attempt_at <= $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL
  ) t ON t.id = n.id WHERE n.outcome = 'waiting' AND n.begun_at IS NULL
  ORDER BY t.turn, n.next_attempt_at, n.id LIMIT $2 FOR UPDATE OF n SKIP LOCKED))
RETURNING d.id, d.webhook_id AS "webhookId", d.body, d.attempts, w.url, w.sealed_secret AS "sealedSecret"`,
  params: [timestamptz, int8],
  row: { id: uuid, webhookId: uuid, body: text, attempts: int4, url: text, sealedSecret: text },
});
/** Their process died: they may have arrived. */
const GIVE_UP = command({
  text: `UPDATE automation_deliveries SET outcome = 'unknown', problem = 'broken', begun_at = NULL, body = ''
WHERE outcome = 'waiting' AND begun_at < $1`,
  params: [timestamptz],
});
const END = command({
  text: `UPDATE automation_deliveries SET outcome = $2, status = $3, problem = $4, next_attempt_at = $5, begun_at = NULL,
  body = CASE WHEN $2 = 'waiting' THEN body ELSE '' END WHERE id = $1 AND outcome = 'waiting'`,
  params: [uuid, text, nullable(int4), nullable(text), timestamptz],
});
const IS_DUE = query({
  text: `SELECT EXISTS (
  SELECT 1 FROM automation_deliveries WHERE outcome = 'waiting' AND (next_attempt_at <= $1 OR begun_at IS NOT NULL)) AS is`,
  params: [timestamptz],
  row: { is: bool },
});
const OF_RUNS = query({
  text: `SELECT d.run_id AS "runId", w.name AS webhook, d.outcome, d.attempts, d.status, d.problem FROM automation_deliveries d
JOIN automation_webhooks w ON w.id = d.webhook_id WHERE d.run_id = ANY ($1) ORDER BY d.created_at, d.id`,
  params: [array(uuid)],
  row: {
    runId: uuid,
    webhook: text,
    outcome: textOf<DeliveryOutcome>(),
    attempts: int4,
    status: nullable(int4),
    problem: nullable(textOf<DeliveryProblem>()),
  },
});

export type BegunDelivery = RowOfStatement<typeof BEGIN>;

interface NewDelivery {
  readonly id: string;
  readonly projectId: string;
  readonly runId: string;
  readonly webhookId: string;
  readonly body: string;
}

/** Calls of webhooks as they are stored. */
@Injectable()
export class DeliveriesRepository {
  async add(unit: ProjectsStatements, { id, projectId, runId, webhookId, body }: NewDelivery): Promise<void> {
    await unit.rows(ADD, [id, projectId, runId, webhookId, body, unit.now]);
  }

  /** Whether a call waits whose time has come, or one is under way. */
  async isDue(reads: Pick<ProjectsReads, 'rows'>, now: Date): Promise<boolean> {
    const [due] = await reads.rows(IS_DUE, [now]);
    return due?.is ?? false;
  }

  /** Begins an attempt of those whose time has come, the earliest of each project first. */
  begin(unit: ProjectsStatements, most: number): Promise<BegunDelivery[]> {
    return unit.rows(BEGIN, [unit.now, most]);
  }

  /** Closes those whose attempt began before a moment and never ended. */
  async giveUp(unit: ProjectsStatements, before: Date): Promise<void> {
    await unit.rows(GIVE_UP, [before]);
  }

  async end(unit: ProjectsStatements, id: string, { outcome, status, problem, waitMs }: DeliveryResult): Promise<void> {
    await unit.rows(END, [id, outcome, status, problem, new Date(unit.now.getTime() + waitMs)]);
  }

  /** Of some runs, in the order of their steps. */
  ofRuns(reads: Pick<ProjectsReads, 'rows'>, runIds: readonly string[]) {
    return reads.rows(OF_RUNS, [runIds]);
  }
}
