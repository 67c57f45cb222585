import { Injectable } from '@nestjs/common';
import type { RunCause, RunResult } from '@nivel/contracts/projects/automation/automation-values';
import type { AutomationRun } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import {
  array,
  bool,
  command,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { Change } from '../../board/state/change.ts';
import { deltaOf } from '../../board/state/delta.ts';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** A run that is written down. */
export interface NewRun {
  readonly id: string;
  readonly projectId: string;
  readonly ruleId: string;
  readonly began: RunCause;
  readonly causeSequence: number | null;
  readonly causedBy: string | null;
  readonly depth: number;
  readonly matched: number;
  readonly seen: AutomationRun['seen'];
  readonly comments: number;
  readonly notices: number;
  readonly created: number;
  readonly emails: number;
  readonly heldUntil: Date | null;
  readonly result: RunResult;
  readonly error: string | null;
  readonly startedAt: Date;
  readonly durationMs: number;
}

const HOUR_MS = 3_600_000;

/** The state on which a run decides, read under the lock. */
const STANDING = query({
  text: `SELECT EXISTS (SELECT 1 FROM automation_runs WHERE id = $2) AS "hasRun",
  coalesce((SELECT version FROM automation_rules WHERE id = $1 AND is_active AND deleted_at IS NULL), 0) AS version,
  (SELECT count(*)::integer FROM automation_runs WHERE rule_id = $1 AND started_at > $3 AND result IN ('done', 'unchanged', 'refused')) AS recent,
  EXISTS (SELECT 1 FROM automation_rules r JOIN automation_settings s ON s.project_id = r.project_id
    WHERE r.id = $1 AND s.paused_at IS NOT NULL) AS "isPaused"`,
  params: [uuid, uuid, timestamptz],
  row: { hasRun: bool, version: int4, recent: int4, isPaused: bool },
});
const ADD = command({
  text: `INSERT INTO automation_runs (id, project_id, rule_id, cause_sequence, caused_by, depth, matched, seen, comments, notices, result, error, started_at, duration_ms, began, held_until, created, emails)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) ON CONFLICT DO NOTHING RETURNING id`,
  params: [
    uuid,
    uuid,
    uuid,
    nullable(int8),
    nullable(uuid),
    int4,
    int4,
    jsonb<never>(),
    int4,
    int4,
    text,
    nullable(text),
    timestamptz,
    int4,
    text,
    nullable(timestamptz),
    int4,
    int4,
  ],
  row: { id: uuid },
});
const LISTED = query({
  text: `SELECT u.id, u.started_at, u.duration_ms, u.result, u.error, u.cause_sequence::float8 AS "causeSequence", u.caused_by,
  u.depth, u.matched, u.seen, u.comments, u.notices, u.began, u.held_until, u.created, u.emails,
  coalesce((SELECT k.kind FROM project_changes k WHERE k.project_id = u.project_id AND k.sequence = u.cause_sequence), '') AS "causeKind",
  coalesce((SELECT g.changes FROM project_changes g WHERE g.project_id = u.project_id AND g.command_id = u.id), '[]') AS changes
FROM automation_runs u WHERE u.project_id = $1 AND u.rule_id = $2
  AND ($3::uuid IS NULL OR (u.started_at, u.id) < (SELECT b.started_at, b.id FROM automation_runs b WHERE b.id = $3))
ORDER BY u.started_at DESC, u.id DESC LIMIT $4`,
  params: [uuid, uuid, nullable(uuid), int8],
  row: {
    id: uuid,
    started_at: timestamptz,
    duration_ms: int4,
    result: textOf<RunResult>(),
    error: nullable(text),
    causeSequence: nullable(float8),
    caused_by: nullable(uuid),
    depth: int4,
    matched: int4,
    seen: jsonb<AutomationRun['seen']>(),
    comments: int4,
    notices: int4,
    began: textOf<RunCause>(),
    held_until: nullable(timestamptz),
    created: int4,
    emails: int4,
    causeKind: text,
    changes: jsonb<readonly Change[]>(),
  },
});
const CARDS = query({
  text: 'SELECT id, number, title FROM cards WHERE project_id = $1 AND id = ANY ($2)',
  params: [uuid, array(uuid)],
  row: { id: uuid, number: int4, title: text },
});
const ON_BOARD = query({
  text: 'SELECT id FROM cards WHERE project_id = $1 AND position IS NOT NULL ORDER BY number LIMIT $2',
  params: [uuid, int8],
  row: { id: uuid },
});
const CAUSE = query({
  text: `SELECT g.actor, g.kind, g.changes, coalesce((SELECT u.depth FROM automation_runs u
  WHERE u.id = g.command_id AND u.project_id = g.project_id), 0) AS depth
FROM project_changes g WHERE g.project_id = $1 AND g.sequence = $2`,
  params: [uuid, int8],
  row: { actor: nullable(uuid), kind: text, changes: jsonb<readonly Change[]>(), depth: int4 },
});
const STATUSES = query({
  text: 'SELECT id, status FROM lists WHERE project_id = $1',
  params: [uuid],
  row: { id: uuid, status: text },
});
/**
 * Cards that stopped waiting for anything after others were done. Cards that moved again after the command belong to the command
 * that moved them: when two cards are done one after the other, only the second one frees a card that waits for both.
 */
const FREED = query({
  text: `SELECT c.id FROM cards c WHERE c.project_id = $1 AND c.position IS NOT NULL AND c.depends_on && $2
AND NOT EXISTS (SELECT 1 FROM cards d JOIN lists l ON l.id = d.list_id
  WHERE d.id = ANY (c.depends_on) AND d.position IS NOT NULL AND l.status <> 'done')
AND NOT EXISTS (SELECT 1 FROM project_changes g, jsonb_array_elements(g.changes) AS k (change) WHERE g.project_id = $1 AND g.sequence > $3
  AND (k.change ->> 'id')::uuid = ANY (c.depends_on) AND k.change -> 'set' ? 'list_id')
ORDER BY c.number`,
  params: [uuid, array(uuid), int8],
  row: { id: uuid },
});

/** What a command changed; one that changed nothing has no row, and gets the project's sequence number. */
const EFFECT = query({
  text: `SELECT p.sequence::float8 AS "lastSequence", g.sequence::float8 AS sequence, g.at, g.actor, g.kind, coalesce(g.changes, '[]') AS changes
FROM projects p LEFT JOIN project_changes g ON g.project_id = p.id AND g.command_id = $2 WHERE p.id = $1`,
  params: [uuid, uuid],
  row: {
    lastSequence: float8,
    sequence: nullable(float8),
    at: nullable(timestamptz),
    actor: nullable(uuid),
    kind: nullable(text),
    changes: jsonb<readonly Change[]>(),
  },
});

/** Stored runs, and the data to start one. */
@Injectable()
export class AutomationRunsRepository {
  /** Whether a run is done already, which version of its rule runs (0: none), and how often it ran within the hour. */
  async standing(reads: Reads, ruleId: string, runId: string, now: Date) {
    const [found] = await reads.rows(STANDING, [ruleId, runId, new Date(now.getTime() - HOUR_MS)]);
    return found ?? { hasRun: false, version: 0, recent: 0, isPaused: false };
  }

  /** @returns false where the rule has run for this already */
  async add(unit: ProjectsStatements, run: NewRun): Promise<boolean> {
    const cause = [run.causeSequence, run.causedBy, run.depth, run.matched, JSON.stringify(run.seen)] as const;
    const outcome = [run.comments, run.notices, run.result, run.error, run.startedAt, run.durationMs] as const;
    const when = [run.began, run.heldUntil, run.created, run.emails] as const;
    return (await unit.rows(ADD, [run.id, run.projectId, run.ruleId, ...cause, ...outcome, ...when])).length > 0;
  }

  /** The changes of a run, as readers see them. */
  async effect(reads: Reads, projectId: string, commandId: string): Promise<ProjectDelta> {
    const [row] = await reads.rows(EFFECT, [projectId, commandId]);
    return deltaOf({
      sequence: row?.sequence ?? row?.lastSequence ?? 0,
      at: (row?.at ?? new Date(0)).toISOString(),
      by: row?.actor ?? null,
      kind: row?.kind ?? 'run-automation-rule',
      commandId,
      changes: row?.changes ?? [],
    });
  }

  /** Newest first. */
  listed(reads: Reads, projectId: string, ruleId: string, before: string | null, limit: number) {
    return reads.rows(LISTED, [projectId, ruleId, before, limit]);
  }

  cards(reads: Reads, projectId: string, ids: readonly string[]) {
    return reads.rows(CARDS, [projectId, ids]);
  }

  /** A limited number of a project's cards that are not in the trash. */
  async onBoard(reads: Reads, projectId: string, limit: number): Promise<string[]> {
    return (await reads.rows(ON_BOARD, [projectId, limit])).map(({ id }) => id);
  }

  /** A row of the log, and how many rules led to it: none unless it is a run. */
  async cause(reads: Reads, projectId: string, sequence: number) {
    return (await reads.rows(CAUSE, [projectId, sequence]))[0] ?? null;
  }

  async statuses(reads: Reads, projectId: string): Promise<ReadonlyMap<string, string>> {
    return new Map((await reads.rows(STATUSES, [projectId])).map(({ id, status }) => [id, status]));
  }

  async freedBy(reads: Reads, projectId: string, done: readonly string[], sequence: number): Promise<string[]> {
    if (done.length === 0) return [];
    return (await reads.rows(FREED, [projectId, done, sequence])).map(({ id }) => id);
  }
}
