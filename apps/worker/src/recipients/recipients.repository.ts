import { Injectable } from '@nestjs/common';
import { int4, query, text, uuid } from '@nivel/messaging/statement';
import { accountCopy } from '@nivel/platform/account-copy';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { holdAccount } from './hold-account.ts';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
}

const copy = accountCopy('recipients', 'first_name');
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

/** Whom the worker may write to. */
@Injectable()
export class RecipientsRepository {
  /** @returns whether what is here was older, or is the version that was seen to be wrong */
  async remember(unit: WorkerUnit, recipient: Recipient, version: number, seen?: number): Promise<boolean> {
    await holdAccount(unit, recipient.userId);
    return copy.keep(unit, { ...recipient, name: recipient.firstName }, version, seen);
  }

  versionsAfter(reads: WorkerReads, after: string | null, limit: number) {
    return copy.versionsAfter(reads, after, limit);
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
    return copy.remove(unit, userId);
  }
}
