import { Injectable } from '@nestjs/common';
import { command, nullable, query, text, uuid } from '@nivel/messaging/statement';
import { accountCopy } from '@nivel/platform/account-copy';
import { holdKey, shareKey } from '@nivel/platform/advisory-lock';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

/** The stored data of an account. Its address is proven: others are not notified. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly avatarUrl: string | null;
}

const copy = accountCopy('accounts', 'full_name', 'time_zone');
const ACCOUNTS =
  'SELECT user_id AS "userId", email, full_name AS "fullName", locale, time_zone AS "timeZone", avatar_url AS "avatarUrl" FROM accounts';
const account = { userId: uuid, email: text, fullName: text, locale: text, timeZone: text, avatarUrl: nullable(text) };
const FIND = query({
  text: `${ACCOUNTS} WHERE user_id = $1`,
  params: [uuid],
  row: account,
});
const BY_EMAIL = query({
  text: `${ACCOUNTS} WHERE email = $1 ORDER BY user_id LIMIT 1`,
  params: [text],
  row: account,
});
const KEEP_AVATAR = command({
  text: 'UPDATE accounts SET avatar_url = $2 WHERE user_id = $1',
  params: [uuid, nullable(text)],
});

/** The copy of what auth says of its accounts. */
@Injectable()
export class AccountsRepository {
  /**
   * Locks the account until the unit ends: nothing else changes the known data of the person, including the end of the account.
   */
  async hold(unit: ProjectsUnit, userId: string): Promise<void> {
    await holdKey(unit, `account ${userId}`);
  }

  /**
   * For code that has already locked a place: the account cannot end until the unit does. @returns false where it may be ending
   * now
   */
  async share(unit: ProjectsUnit, userId: string): Promise<boolean> {
    return shareKey(unit, `account ${userId}`);
  }

  /** @returns whether the local row was older, or is the version that was found to be wrong */
  async keep(unit: ProjectsUnit, account: Account, version: number, seen?: number): Promise<boolean> {
    await this.hold(unit, account.userId);
    const isNewer = await copy.keep(unit, { ...account, more: [account.fullName, account.timeZone] }, version, seen);
    if (isNewer) await unit.rows(KEEP_AVATAR, [account.userId, account.avatarUrl]);
    return isNewer;
  }

  async find(reads: ProjectsReads, userId: string): Promise<Account | null> {
    return (await reads.rows(FIND, [userId]))[0] ?? null;
  }

  async byEmail(reads: ProjectsReads, email: string): Promise<Account | null> {
    return (await reads.rows(BY_EMAIL, [email]))[0] ?? null;
  }

  /** A deleted account never comes back. @returns whether it existed, or was never seen */
  async remove(unit: ProjectsUnit, userId: string): Promise<boolean> {
    await this.hold(unit, userId);
    return copy.remove(unit, userId);
  }

  versionsAfter(reads: ProjectsReads, after: string | null, limit: number) {
    return copy.versionsAfter(reads, after, limit);
  }
}
