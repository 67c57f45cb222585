import { Injectable } from '@nestjs/common';
import { command, int4, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { holdAccount } from './hold-account.ts';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
}

/** A newer account fact wins over an older one, whatever the order in which they arrive (R4); an account that is gone stays so. */
const REMEMBER = command({
  text: `INSERT INTO recipients AS r (user_id, email, first_name, locale, updated_at)
SELECT $1::uuid, $2, $3, $4, $5::timestamptz WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET email = EXCLUDED.email, first_name = EXCLUDED.first_name, locale = EXCLUDED.locale,
  updated_at = EXCLUDED.updated_at WHERE r.updated_at < EXCLUDED.updated_at`,
  params: [uuid, text, text, text, timestamptz],
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
  text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  params: [uuid, timestamptz],
});
const FORGET = command({ text: 'DELETE FROM recipients WHERE user_id = $1', params: [uuid] });

/** Whom the worker may write to. */
@Injectable()
export class RecipientsRepository {
  async remember(unit: WorkerUnit, { userId, email, firstName, locale }: Recipient, at: Date): Promise<void> {
    await holdAccount(unit, userId);
    await unit.rows(REMEMBER, [userId, email, firstName, locale, at]);
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

  /** Nothing brings an account back that is gone. */
  async remove(unit: WorkerUnit, userId: string): Promise<void> {
    await holdAccount(unit, userId);
    await unit.rows(REMOVE, [userId, unit.now]);
    await unit.rows(FORGET, [userId]);
  }
}
