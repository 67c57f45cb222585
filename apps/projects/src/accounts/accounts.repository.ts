import { Injectable } from '@nestjs/common';
import { query, text, uuid } from '@nivel/messaging/statement';
import { accountCopy } from '@nivel/platform/account-copy';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

/** What is kept of an account. Its address is proven: others are not told. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: string;
}

const copy = accountCopy('accounts', 'full_name');
const FIND = query({
  text: `SELECT user_id AS "userId", email, full_name AS "fullName", locale FROM accounts WHERE user_id = $1`,
  params: [uuid],
  row: { userId: uuid, email: text, fullName: text, locale: text },
});
const BY_EMAIL = query({
  text: `SELECT user_id AS "userId", email, full_name AS "fullName", locale FROM accounts WHERE email = $1 ORDER BY user_id LIMIT 1`,
  params: [text],
  row: { userId: uuid, email: text, fullName: text, locale: text },
});

/** The copy of what auth says of its accounts. */
@Injectable()
export class AccountsRepository {
  /** Until the unit ends, nobody else changes what is known of the person, their account's end included. */
  async hold(unit: ProjectsUnit, userId: string): Promise<void> {
    await holdKey(unit, `account ${userId}`);
  }

  /** @returns whether what is here was older, or is the version that was seen to be wrong */
  async keep(unit: ProjectsUnit, account: Account, version: number, seen?: number): Promise<boolean> {
    await this.hold(unit, account.userId);
    return copy.keep(unit, { ...account, name: account.fullName }, version, seen);
  }

  async find(reads: ProjectsReads, userId: string): Promise<Account | null> {
    return (await reads.rows(FIND, [userId]))[0] ?? null;
  }

  async byEmail(reads: ProjectsReads, email: string): Promise<Account | null> {
    return (await reads.rows(BY_EMAIL, [email]))[0] ?? null;
  }

  /** Nothing brings an account back that is gone. @returns whether it was there, or never heard of */
  async remove(unit: ProjectsUnit, userId: string): Promise<boolean> {
    await this.hold(unit, userId);
    return copy.remove(unit, userId);
  }

  versionsAfter(reads: ProjectsReads, after: string | null, limit: number) {
    return copy.versionsAfter(reads, after, limit);
  }
}
