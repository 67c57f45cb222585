import { Injectable } from '@nestjs/common';
import { bool, bytea, command, int4, int8, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import type { FeedCard } from './calendar-document.ts';

/** Cards with an earlier due day are left out of a calendar. */
const PAST_DAYS = 366;

/** A new address takes the place of the one before. */
const PUT = command({
  text: `INSERT INTO calendar_feeds (project_id, user_id, token_hash, created_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (project_id, user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at`,
  params: [uuid, uuid, bytea, timestamptz],
});
const REVOKE = command({
  text: 'DELETE FROM calendar_feeds WHERE project_id = $1 AND user_id = $2',
  params: [uuid, uuid],
});
const FORGET = command({ text: 'DELETE FROM calendar_feeds WHERE user_id = $1', params: [uuid] });
const CREATED = query({
  text: 'SELECT created_at AS "createdAt" FROM calendar_feeds WHERE project_id = $1 AND user_id = $2',
  params: [uuid, uuid],
  row: { createdAt: timestamptz },
});
const BY_HASH = query({
  text: `SELECT f.user_id AS "userId", p.id, p.key, p.name FROM calendar_feeds f JOIN projects p ON p.id = f.project_id
WHERE f.token_hash = $1`,
  params: [bytea],
  row: { userId: uuid, id: uuid, key: text, name: text },
});
/** The newest days first, so that the oldest are left out of too many. */
const DUE = query({
  text: `SELECT c.id, c.number, c.title, c.due_on::text AS "dueOn", l.status = 'done' AS "isDone", c.updated_at AS "updatedAt"
FROM cards c JOIN lists l ON l.id = c.list_id
WHERE c.project_id = $1 AND c.position IS NOT NULL AND c.due_on >= $2::timestamptz::date - ${PAST_DAYS}
ORDER BY c.due_on DESC, c.id LIMIT $3`,
  params: [uuid, timestamptz, int8],
  row: { id: uuid, number: int4, title: text, dueOn: text, isDone: bool, updatedAt: timestamptz },
});

/** The addresses at which programs fetch calendars. */
@Injectable()
export class CalendarFeedsRepository {
  async put(unit: ProjectsUnit, projectId: string, userId: string, tokenHash: Uint8Array): Promise<void> {
    await unit.rows(PUT, [projectId, userId, tokenHash, unit.now]);
  }

  async revoke(unit: ProjectsUnit, projectId: string, userId: string): Promise<void> {
    await unit.rows(REVOKE, [projectId, userId]);
  }

  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }

  /** Since when a person has an address for a project; null where they have none. */
  async createdAt(reads: ProjectsReads, projectId: string, userId: string): Promise<Date | null> {
    return (await reads.rows(CREATED, [projectId, userId]))[0]?.createdAt ?? null;
  }

  /** The owner and the project of an address. */
  async byHash(reads: ProjectsReads, tokenHash: Uint8Array) {
    return (await reads.rows(BY_HASH, [tokenHash]))[0] ?? null;
  }

  /** The cards of a project with a day, those of the last year and of the future. */
  async dueCards(reads: ProjectsReads, projectId: string, now: Date, most: number): Promise<readonly FeedCard[]> {
    return reads.rows(DUE, [projectId, now, most]);
  }
}
