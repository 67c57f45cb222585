import { Injectable } from '@nestjs/common';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { listPeople } from '@nivel/contracts/projects/list-people.operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { bool, command, int4, nullable, query, text, textOf, uuid, BEFORE_ALL_IDS } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { FinanceReads, FinanceUnit } from '../database.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listPeople>>;

/** Of two the higher version stays (R4); a comparison replaces what it found wrong under exactly the version it saw. */
const KEEP = command({
  text: `INSERT INTO account_roles AS r (user_id, version, is_removed, role) VALUES ($1, $2, $3, $4)
ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, is_removed = excluded.is_removed, role = excluded.role
WHERE r.version < excluded.version OR r.version = $5::int RETURNING user_id AS id`,
  params: [uuid, int4, bool, nullable(text), nullable(int4)],
  row: { id: uuid },
});
const VERSIONS = query({
  text: `SELECT user_id AS id, version, is_removed AS removed FROM account_roles
WHERE user_id > coalesce($1, ${BEFORE_ALL_IDS}) ORDER BY user_id LIMIT $2::int`,
  params: [nullable(uuid), int4],
  row: { id: uuid, version: int4, removed: bool },
});
const ROLE = query({
  text: 'SELECT role FROM account_roles WHERE user_id = $1 AND NOT is_removed',
  params: [uuid],
  row: { role: textOf<AccountRole>() },
});
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
  /** Until the unit ends, nobody else changes the role that is known of the person. */
  async hold(unit: FinanceUnit, userId: string): Promise<void> {
    await holdKey(unit, `role ${userId}`);
  }

  async keep(unit: FinanceUnit, entry: Entry, seen?: number): Promise<boolean> {
    const role = entry.removed ? null : entry.row.role;
    return (await unit.rows(KEEP, [entry.id, entry.version, entry.removed, role, seen ?? null])).length > 0;
  }

  versionsAfter(reads: FinanceReads, after: string | null, limit: number) {
    return reads.rows(VERSIONS, [after, limit]);
  }

  async roleOf(reads: FinanceReads | FinanceUnit, userId: string): Promise<AccountRole | null> {
    return (await reads.rows(ROLE, [userId]))[0]?.role ?? null;
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
