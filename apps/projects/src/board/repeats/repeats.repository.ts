import { Injectable } from '@nestjs/common';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import {
  bool,
  command,
  date,
  int8,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** How long a card waits after a failure. */
const RETRY_MINUTES = 10;

const REPEATING = `FROM cards c JOIN lists l ON l.id = c.list_id JOIN projects p ON p.id = c.project_id
LEFT JOIN organizations g ON g.id = p.organization_id
LEFT JOIN accounts a ON a.user_id = (c.repeats ->> 'by')::uuid
LEFT JOIN card_repetitions m ON m.card_id = c.id
WHERE c.repeats IS NOT NULL AND c.position IS NOT NULL
  AND p.deleted_at IS NULL AND p.copying_since IS NULL AND g.deleted_at IS NULL`;
const STANDING = `c.repeats, l.status = 'done' AS "isDone", coalesce(a.time_zone, '') AS "timeZone", m.made_on::text AS "madeOn"`;
const standing = { repeats: jsonb<CardRepeat>(), isDone: bool, timeZone: text, madeOn: nullable(text) };
/** A day more: it is not the same day everywhere. */
const NEAR = query({
  text: `SELECT c.id, c.project_id AS "projectId", ${STANDING} ${REPEATING} AND c.id > $1
  AND (m.failed_at IS NULL OR m.failed_at < $3::timestamptz - interval '${RETRY_MINUTES} minutes')
  AND CASE c.repeats ->> 'when' WHEN 'day' THEN (c.repeats ->> 'next_on')::date <= $2::date + 1
    ELSE l.status = 'done' AND m.made_on IS NULL END
ORDER BY c.id LIMIT $4`,
  params: [uuid, date, timestamptz, int8],
  row: { id: uuid, projectId: uuid, ...standing },
});
const ONE = query({
  text: `SELECT ${STANDING} ${REPEATING} AND c.project_id = $1 AND c.id = $2`,
  params: [uuid, uuid],
  row: standing,
});
const ACTOR = query({
  text: 'SELECT actor FROM project_changes WHERE project_id = $1 AND command_id = $2 AND actor IS NOT NULL',
  params: [uuid, uuid],
  row: { actor: uuid },
});
const MADE = command({
  text: `INSERT INTO card_repetitions (card_id, project_id, made_on) VALUES ($1, $2, $3)
ON CONFLICT (card_id) DO UPDATE SET made_on = excluded.made_on, failed_at = NULL`,
  params: [uuid, uuid, date],
});
const FAILED = command({
  text: `INSERT INTO card_repetitions (card_id, project_id, failed_at) SELECT c.id, c.project_id, $3 FROM cards c
WHERE c.project_id = $1 AND c.id = $2 ON CONFLICT (card_id) DO UPDATE SET failed_at = excluded.failed_at`,
  params: [uuid, uuid, timestamptz],
});
const FORGET = command({ text: 'DELETE FROM card_repetitions WHERE card_id = $1', params: [uuid] });
/** Runs every minute: without the conditions of the index `cards_repeating` it reads all cards of all projects. */
const FORGET_REOPENED = command({
  text: `DELETE FROM card_repetitions m USING cards c, lists l WHERE c.id = m.card_id AND l.id = c.list_id
  AND c.repeats IS NOT NULL AND c.position IS NOT NULL AND m.made_on IS NOT NULL AND c.repeats ->> 'when' = 'done'
  AND l.status <> 'done'`,
  params: [],
});

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The state of a repeating card. */
export type StoredStanding = RowOfStatement<typeof ONE>;

/** Repeating cards, and the cards created from them. */
@Injectable()
export class RepeatsRepository {
  /** Series whose next card may be due, sorted by id. */
  near(reads: Reads, after: string | null, now: Date, limit: number) {
    return reads.rows(NEAR, [after ?? FIRST, now.toISOString().slice(0, 10), now, limit]);
  }

  /** Null: it does not repeat, or nothing happens in its project. */
  async standing(reads: Reads, projectId: string, cardId: string): Promise<StoredStanding | null> {
    return (await reads.rows(ONE, [projectId, cardId]))[0] ?? null;
  }

  /** The person on whose behalf a command was already done; null: it was not. */
  async actorOf(reads: Reads, projectId: string, commandId: string): Promise<string | null> {
    return (await reads.rows(ACTOR, [projectId, commandId]))[0]?.actor ?? null;
  }

  async made(unit: ProjectsStatements, projectId: string, cardId: string, day: string): Promise<void> {
    await unit.rows(MADE, [cardId, projectId, day]);
  }

  async failed(unit: ProjectsStatements, projectId: string, cardId: string, now: Date): Promise<void> {
    await unit.rows(FAILED, [projectId, cardId, now]);
  }

  async forget(unit: ProjectsStatements, cardId: string): Promise<void> {
    await unit.rows(FORGET, [cardId]);
  }

  /** A reopened card brings another one when it is done again, although the first was undone. */
  async forgetReopened(unit: ProjectsStatements): Promise<void> {
    await unit.rows(FORGET_REOPENED, []);
  }
}
