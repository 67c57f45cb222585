import { Injectable } from '@nestjs/common';
import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { int4, query, text, uuid } from '@nivel/messaging/statement';
import { accountCopy } from '@nivel/platform/account-copy';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { holdAccount } from './hold-account.ts';

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
  readonly timeZone: string;
}

const copy = accountCopy('recipients', 'first_name', 'time_zone');
const FIND = query({
  text: `SELECT user_id AS "userId", email, first_name AS "firstName", locale, time_zone AS "timeZone" FROM recipients WHERE user_id = $1`,
  params: [uuid],
  row: { userId: uuid, email: text, firstName: text, locale: text, timeZone: text },
});
const ZONE = query({
  text: 'SELECT time_zone AS "timeZone" FROM recipients WHERE user_id = $1',
  params: [uuid],
  row: { timeZone: text },
});
const IS_REMOVED = query({
  text: 'SELECT 1 AS removed FROM removed_accounts WHERE user_id = $1',
  params: [uuid],
  row: { removed: int4 },
});

/** The people the worker may write to. */
@Injectable()
export class RecipientsRepository {
  /** @returns whether the local row was older, or is the version that was found to be wrong */
  async remember(unit: WorkerUnit, recipient: Recipient, version: number, seen?: number): Promise<boolean> {
    await holdAccount(unit, recipient.userId);
    return copy.keep(unit, { ...recipient, more: [recipient.firstName, recipient.timeZone] }, version, seen);
  }

  versionsAfter(reads: WorkerReads, after: string | null, limit: number) {
    return copy.versionsAfter(reads, after, limit);
  }

  /**
   * @returns null when the account is deleted
   * @throws Error when the account fact has not arrived yet: the caller's fact comes again
   */
  async find(reads: WorkerReads, userId: string): Promise<Recipient | null> {
    const [found] = await reads.rows(FIND, [userId]);
    if (found !== undefined) return found;
    const removed = await reads.rows(IS_REMOVED, [userId]);
    if (removed.length > 0) return null;
    throw new Error(`the address of ${userId} is not known yet`);
  }

  /** The zone and the hours of a person. */
  async timeZone(reads: Pick<WorkerReads, 'rows'>, userId: string): Promise<string> {
    const [found] = await reads.rows(ZONE, [userId]);
    // Auth checks a zone on its own machine; this one may not know it.
    return found !== undefined && isTimeZone(found.timeZone) ? found.timeZone : DEFAULT_TIME_ZONE;
  }

  /** A deleted account never comes back. @returns whether it existed, or was never seen */
  async remove(unit: WorkerUnit, userId: string): Promise<boolean> {
    await holdAccount(unit, userId);
    return copy.remove(unit, userId);
  }
}
