import { Injectable } from '@nestjs/common';
import { command, int4, query, timestamptz, uuid } from '@nivel/messaging/statement';
import type { AuthChange, AuthReads } from '../database.ts';

/** A second request does not change the first. */
const CLOSE = command({
  text: `INSERT INTO account_closings AS c (user_id, closed_at) VALUES ($1, $2)
ON CONFLICT (user_id) DO UPDATE SET closed_at = c.closed_at RETURNING closed_at AS "closedAt"`,
  params: [uuid, timestamptz],
  row: { closedAt: timestamptz },
});
const REOPEN = command({
  text: 'DELETE FROM account_closings WHERE user_id = $1 AND ending_at IS NULL RETURNING 1 AS reopened',
  params: [uuid],
  row: { reopened: int4 },
});
const END = command({
  text: `UPDATE account_closings SET ending_at = $2
WHERE user_id = $1 AND ending_at IS NULL AND closed_at <= $3 RETURNING 1 AS ended`,
  params: [uuid, timestamptz, timestamptz],
  row: { ended: int4 },
});
const CLOSED_BEFORE = query({
  text: `SELECT user_id AS id FROM account_closings
WHERE ending_at IS NULL AND closed_at <= $1 ORDER BY closed_at LIMIT $2::int`,
  params: [timestamptz, int4],
  row: { id: uuid },
});
const ENDING_BEFORE = query({
  text: 'SELECT user_id AS id FROM account_closings WHERE ending_at <= $1 ORDER BY ending_at LIMIT $2::int',
  params: [timestamptz, int4],
  row: { id: uuid },
});

/** Accounts that their owners closed and that are not deleted yet. Callers that change a row have locked the account. */
@Injectable()
export class AccountClosingsRepository {
  /** @returns when it was closed: now, or by an earlier request */
  async close(unit: AuthChange, userId: string): Promise<Date> {
    const [closing] = await unit.rows(CLOSE, [userId, unit.now]);
    return closing?.closedAt ?? unit.now;
  }

  /** @returns whether it was closed and could still be restored */
  async reopen(unit: AuthChange, userId: string): Promise<boolean> {
    return (await unit.rows(REOPEN, [userId])).length > 0;
  }

  /** The account can no longer be restored. @returns false if it was restored or deleted meanwhile */
  async end(unit: AuthChange, userId: string, closedBefore: Date): Promise<boolean> {
    return (await unit.rows(END, [userId, unit.now, closedBefore])).length > 0;
  }

  async closedBefore(reads: AuthReads, moment: Date, limit: number): Promise<string[]> {
    return (await reads.rows(CLOSED_BEFORE, [moment, limit])).map(({ id }) => id);
  }

  async endingBefore(reads: AuthReads, moment: Date, limit: number): Promise<string[]> {
    return (await reads.rows(ENDING_BEFORE, [moment, limit])).map(({ id }) => id);
  }
}
