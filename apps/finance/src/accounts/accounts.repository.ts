import { Injectable } from '@nestjs/common';
import { array, nullable, query, text, uuid } from '@nivel/messaging/statement';
import { accountCopy } from '@nivel/platform/account-copy';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { FinanceReads, FinanceUnit } from '../database.ts';

/** The stored data of an account. Its address is proven: others are not notified. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: string;
}

const copy = accountCopy('accounts', 'full_name');
const NAMES = query({
  text: `SELECT user_id AS id, coalesce(nullif(full_name, ''), email) AS name FROM accounts WHERE user_id = ANY ($1)`,
  params: [array(uuid)],
  row: { id: uuid, name: nullable(text) },
});
const ALL = query({
  text: `SELECT user_id AS "userId", email, full_name AS "fullName", locale FROM accounts WHERE user_id = ANY ($1)`,
  params: [array(uuid)],
  row: { userId: uuid, email: text, fullName: text, locale: text },
});
const FIND = query({
  text: 'SELECT user_id AS "userId", email, full_name AS "fullName", locale FROM accounts WHERE user_id = $1',
  params: [uuid],
  row: { userId: uuid, email: text, fullName: text, locale: text },
});

/** The copy of what auth says of its accounts. */
@Injectable()
export class AccountsRepository {
  /** @returns whether the local row was older, or is the version that was found to be wrong */
  async keep(unit: FinanceUnit, account: Account, version: number, seen?: number): Promise<boolean> {
    await holdKey(unit, `account ${account.userId}`);
    return copy.keep(unit, { ...account, more: [account.fullName] }, version, seen);
  }

  /** Until the unit ends, the account is neither changed nor removed here. */
  async hold(unit: FinanceUnit, userId: string): Promise<void> {
    await holdKey(unit, `account ${userId}`);
  }

  /** The existing accounts among these. */
  async all(reads: FinanceReads | FinanceUnit, userIds: readonly string[]): Promise<readonly Account[]> {
    return userIds.length === 0 ? [] : reads.rows(ALL, [userIds]);
  }

  async find(reads: FinanceReads | FinanceUnit, userId: string): Promise<Account | null> {
    return (await reads.rows(FIND, [userId]))[0] ?? null;
  }

  /** People's present names; a deleted person has none. */
  async namesOf(reads: FinanceReads | FinanceUnit, userIds: readonly string[]): Promise<Record<string, string>> {
    if (userIds.length === 0) return {};
    const rows = await reads.rows(NAMES, [userIds]);
    return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
  }

  /** A deleted account never comes back. @returns whether it existed, or was never seen */
  async remove(unit: FinanceUnit, userId: string): Promise<boolean> {
    await holdKey(unit, `account ${userId}`);
    return copy.remove(unit, userId);
  }

  versionsAfter(reads: FinanceReads, after: string | null, limit: number) {
    return copy.versionsAfter(reads, after, limit);
  }
}
