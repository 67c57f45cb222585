import { Injectable } from '@nestjs/common';
import { bool, command, int4, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { holdAccount } from './hold-account.ts';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
}

/** Of two the higher version is true, whatever the order in which they arrive (R4); an account that is gone stays so. */
const REMEMBER = command({
  text: `INSERT INTO recipients AS r (user_id, email, first_name, locale, updated_at, version)
SELECT $1::uuid, $2, $3, $4, $5::timestamptz, $6::int WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET email = EXCLUDED.email, first_name = EXCLUDED.first_name, locale = EXCLUDED.locale,
  updated_at = EXCLUDED.updated_at, version = EXCLUDED.version
WHERE r.version < EXCLUDED.version OR r.version = $7::int RETURNING user_id AS id`,
  params: [uuid, text, text, text, timestamptz, int4, nullable(int4)],
  row: { id: uuid },
});
const FIND = query({
  text: `SELECT user_id AS "userId", email, first_name AS "firstName", locale FROM recipients WHERE user_id = $1`,
  params: [uuid],
  row: { userId: uuid, email: text, firstName: text, locale: text },
});
const IS_REMOVED = query({
  text: 'SELECT 1 AS removed FROM removed_accounts WHERE user_id = $1',
  params: [uuid],
  row: { removed: int4 },
});
const REMOVE = command({
  text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING user_id AS id',
  params: [uuid, timestamptz],
  row: { id: uuid },
});
const VERSIONS = query({
  text: `SELECT id, version, removed FROM (
  SELECT user_id AS id, version, false AS removed FROM recipients UNION ALL SELECT user_id, 0, true FROM removed_accounts
) AS known WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT $2::int`,
  params: [nullable(uuid), int4],
  row: { id: uuid, version: int4, removed: bool },
});
const FORGET = command({ text: 'DELETE FROM recipients WHERE user_id = $1', params: [uuid] });

/** Whom the worker may write to. */
@Injectable()
export class RecipientsRepository {
  /** @returns whether what is here was older, or is the version that was seen to be wrong */
  async remember(unit: WorkerUnit, recipient: Recipient, version: number, seen?: number): Promise<boolean> {
    const { userId, email, firstName, locale } = recipient;
    await holdAccount(unit, userId);
    const values = [userId, email, firstName, locale, unit.now, version, seen ?? null] as const;
    return (await unit.rows(REMEMBER, values)).length > 0;
  }

  versionsAfter(reads: WorkerReads, after: string | null, limit: number) {
    return reads.rows(VERSIONS, [after, limit]);
  }

  /**
   * @returns null when the account is gone
   * @throws Error when the account fact has not arrived yet: the caller's fact comes again
   */
  async find(reads: WorkerReads, userId: string): Promise<Recipient | null> {
    const [found] = await reads.rows(FIND, [userId]);
    if (found !== undefined) return found;
    const removed = await reads.rows(IS_REMOVED, [userId]);
    if (removed.length > 0) return null;
    throw new Error(`the address of ${userId} is not known yet`);
  }

  /** Nothing brings an account back that is gone. @returns whether it was there, or never heard of */
  async remove(unit: WorkerUnit, userId: string): Promise<boolean> {
    await holdAccount(unit, userId);
    const isNews = (await unit.rows(REMOVE, [userId, unit.now])).length > 0;
    await unit.rows(FORGET, [userId]);
    return isNews;
  }
}
