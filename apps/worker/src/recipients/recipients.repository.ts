import { Injectable } from '@nestjs/common';
import type { Tx } from '@nivel/messaging/transactions';
import { holdAccount } from './hold-account.ts';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
}

/** A newer account fact wins over an older one, whatever the order in which they arrive (R4); an account that is gone stays so. */
const REMEMBER = `INSERT INTO recipients AS r (user_id, email, first_name, locale, updated_at)
SELECT $1::uuid, $2, $3, $4, $5::timestamptz WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET email = EXCLUDED.email, first_name = EXCLUDED.first_name, locale = EXCLUDED.locale,
  updated_at = EXCLUDED.updated_at WHERE r.updated_at < EXCLUDED.updated_at`;
const FIND = `SELECT user_id AS "userId", email, first_name AS "firstName", locale FROM recipients WHERE user_id = $1`;
const IS_REMOVED = 'SELECT 1 AS removed FROM removed_accounts WHERE user_id = $1';
const REMOVE = 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const FORGET = 'DELETE FROM recipients WHERE user_id = $1';

/** Whom the worker may write to. */
@Injectable()
export class RecipientsRepository {
  async remember(tx: Tx, { userId, email, firstName, locale }: Recipient, at: Date): Promise<void> {
    await holdAccount(tx, userId);
    await tx.rows(REMEMBER, [userId, email, firstName, locale, at.toISOString()]);
  }

  /**
   * @returns null when the account is gone
   * @throws Error when the account fact has not arrived yet: the caller's fact comes again
   */
  async find(tx: Tx, userId: string): Promise<Recipient | null> {
    const [found] = await tx.rows<Recipient>(FIND, [userId]);
    if (found !== undefined) return found;
    const removed = await tx.rows(IS_REMOVED, [userId]);
    if (removed.length > 0) return null;
    throw new Error(`the address of ${userId} is not known yet`);
  }

  /** Nothing brings an account back that is gone. */
  async remove(tx: Tx, userId: string, at: Date): Promise<void> {
    await holdAccount(tx, userId);
    await tx.rows(REMOVE, [userId, at.toISOString()]);
    await tx.rows(FORGET, [userId]);
  }
}
