import { Injectable } from '@nestjs/common';
import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import type { ProposalState } from '@nivel/contracts/projects/automation/automation-values';
import {
  array,
  bool,
  command,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';

const ASK = command({
  text: `INSERT INTO card_proposals (id, project_id, card_id, rule_id, run_id, state, next_attempt_at, created_at)
SELECT n.id, $3, n.card_id, $4, $5, 'waiting', $6, $6 FROM unnest($1::uuid[], $2::uuid[]) AS n (id, card_id) ON CONFLICT DO NOTHING`,
  params: [array(uuid), array(uuid), uuid, uuid, uuid, timestamptz],
});
const IS_DUE = query({
  text: `SELECT EXISTS (SELECT 1 FROM card_proposals WHERE state = 'waiting' AND next_attempt_at <= $1) AS is`,
  params: [timestamptz],
  row: { is: bool },
});
/** What another process asks for at this moment is left to it; in the trash, and during a pause, nothing is asked for. */
const BEGIN = command({
  text: `UPDATE card_proposals q SET attempts = q.attempts + 1, next_attempt_at = $2
FROM automation_rules r, cards c WHERE r.id = q.rule_id AND c.id = q.card_id AND q.id = ANY (ARRAY(
  SELECT n.id FROM card_proposals n JOIN projects p ON p.id = n.project_id LEFT JOIN organizations g ON g.id = p.organization_id
  LEFT JOIN automation_settings s ON s.project_id = n.project_id
  WHERE n.state = 'waiting' AND n.next_attempt_at <= $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL AND s.paused_at IS NULL
  ORDER BY n.next_attempt_at, n.id LIMIT $3 FOR UPDATE OF n SKIP LOCKED))
RETURNING q.id, q.project_id AS "projectId", q.card_id AS "cardId", q.attempts, r.owner_id AS "ownerId", c.position IS NULL AS "isGone", c.title,
  coalesce((SELECT t.text FROM card_texts t WHERE t.card_id = c.id AND t.field = 'description'), '') AS description,
  coalesce((SELECT z.time_zone FROM automation_settings z WHERE z.project_id = q.project_id),
    (SELECT a.time_zone FROM accounts a WHERE a.user_id = r.owner_id), '') AS "timeZone"`,
  params: [timestamptz, timestamptz, int8],
  row: {
    ...{ id: uuid, projectId: uuid, cardId: uuid, attempts: int4, ownerId: uuid, isGone: bool },
    ...{ title: text, description: text, timeZone: text },
  },
});
/** A card has one proposal that people may apply: the newest. */
const REPLACE = command({
  text: `UPDATE card_proposals q SET state = 'replaced', proposal = NULL
FROM card_proposals n WHERE n.id = $1 AND n.state = 'waiting' AND q.card_id = n.card_id AND q.state = 'ready'`,
  params: [uuid],
});
const END = command({
  text: `UPDATE card_proposals SET state = $2, proposal = $3, made_at = CASE WHEN $2 = 'ready' THEN $4::timestamptz END, next_attempt_at = $5
WHERE id = $1 AND state = 'waiting'`,
  params: [uuid, text, nullable(jsonb<never>()), timestamptz, timestamptz],
});
const OF_RUNS = query({
  text: `SELECT run_id AS "runId", state, count(*)::integer AS count,
  min(next_attempt_at) FILTER (WHERE state = 'waiting' AND attempts > 0) AS "askedAgainAt"
FROM card_proposals WHERE run_id = ANY ($1) GROUP BY run_id, state ORDER BY run_id, state`,
  params: [array(uuid)],
  row: { runId: uuid, state: textOf<ProposalState>(), count: int4, askedAgainAt: nullable(timestamptz) },
});

export type BegunProposal = RowOfStatement<typeof BEGIN>;

/** What an attempt came to; one that waits is made again at a moment. */
export type ProposalOutcome =
  | { readonly state: 'ready'; readonly proposal: Proposal }
  | { readonly state: 'waiting'; readonly askAgainAt: Date }
  | { readonly state: 'empty' | 'failed' | 'gone' };

interface NewProposals {
  readonly projectId: string;
  readonly ruleId: string;
  readonly runId: string;
  readonly cards: readonly { readonly id: string; readonly cardId: string }[];
}

/** Proposals that rules asked for, until `ai` has made them. */
@Injectable()
export class AskedProposalsRepository {
  /** One for each card; asked for again, it changes nothing. */
  async ask(unit: ProjectsStatements, { projectId, ruleId, runId, cards }: NewProposals): Promise<void> {
    const ids = [cards.map(({ id }) => id), cards.map(({ cardId }) => cardId)] as const;
    await unit.rows(ASK, [...ids, projectId, ruleId, runId, unit.now]);
  }

  /** Whether the time of one has come. */
  async isDue(reads: Pick<ProjectsReads, 'rows'>, now: Date): Promise<boolean> {
    const [due] = await reads.rows(IS_DUE, [now]);
    return due?.is ?? false;
  }

  /**
   * Begins an attempt of those whose time has come, the earliest first.
   * @param lostAt when an attempt whose process died is made again
   */
  begin(unit: ProjectsStatements, lostAt: Date, most: number): Promise<BegunProposal[]> {
    return unit.rows(BEGIN, [unit.now, lostAt, most]);
  }

  /** Two of one card that are made at the same time end one after the other: the second replaces the first. */
  async end(
    unit: ProjectsStatements,
    { id, cardId }: Pick<BegunProposal, 'id' | 'cardId'>,
    outcome: ProposalOutcome,
  ): Promise<void> {
    const { state } = outcome;
    if (state === 'ready') {
      await holdKey(unit, `proposal of ${cardId}`);
      await unit.rows(REPLACE, [id]);
    }
    const proposal = state === 'ready' ? JSON.stringify(outcome.proposal) : null;
    await unit.rows(END, [id, state, proposal, unit.now, state === 'waiting' ? outcome.askAgainAt : unit.now]);
  }

  /** Of some runs, counted by what became of them. */
  ofRuns(reads: Pick<ProjectsReads, 'rows'>, runIds: readonly string[]) {
    return reads.rows(OF_RUNS, [runIds]);
  }
}
