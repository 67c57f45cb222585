import { Injectable } from '@nestjs/common';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { listPeople } from '@nivel/contracts/projects/list-people.operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { query, text, uuid } from '@nivel/messaging/statement';
import { accountRoleCopy } from '@nivel/platform/account-role-copy';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { FinanceReads, FinanceUnit } from '../database.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listPeople>>;

const copy = accountRoleCopy();
const BOOKKEEPERS = query({
  text: `SELECT r.user_id AS id, coalesce(nullif(a.full_name, ''), a.email, '') AS name
FROM account_roles r LEFT JOIN accounts a USING (user_id)
WHERE NOT r.is_removed AND r.role IN ('manager', 'admin') ORDER BY lower(a.full_name), r.user_id`,
  row: { id: uuid, name: text },
});
const PEOPLE = query({
  text: `SELECT r.user_id AS id, coalesce(nullif(a.full_name, ''), a.email) AS name, a.email
FROM account_roles r JOIN accounts a USING (user_id)
WHERE NOT r.is_removed ORDER BY lower(a.full_name), r.user_id`,
  row: { id: uuid, name: text, email: text },
});

/** The copied roles of people in this installation. */
@Injectable()
export class AccountRolesRepository {
  /** Until the unit ends, nothing else changes the known role of the person. */
  async hold(unit: FinanceUnit, userId: string): Promise<void> {
    await holdKey(unit, `role ${userId}`);
  }

  keep(unit: FinanceUnit, entry: Entry, seen?: number): Promise<boolean> {
    return copy.keep(unit, entry, seen);
  }

  versionsAfter(reads: FinanceReads, after: string | null, limit: number) {
    return copy.versionsAfter(reads, after, limit);
  }

  roleOf(reads: FinanceReads | FinanceUnit, userId: string): Promise<AccountRole | null> {
    return copy.roleOf(reads, userId);
  }

  /** Everybody with a role and an account, by name. */
  people(reads: FinanceReads) {
    return reads.rows(PEOPLE, []);
  }

  /** Administrators and managers, by name. */
  bookkeepers(reads: FinanceReads) {
    return reads.rows(BOOKKEEPERS, []);
  }
}
