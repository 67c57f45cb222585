import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { listPeople } from '@nivel/contracts/projects/list-people.operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { BEFORE_ALL_IDS, bool, command, int4, nullable, query, text, textOf, uuid } from '@nivel/messaging/statement';
import type { Reads, Unit } from '@nivel/messaging/unit-of-work';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listPeople>>;

/**
 * A service's own copy of the roles that people have in the installation: its table `account_roles` with the columns user_id,
 * version, is_removed and role.
 */
export const accountRoleCopy = () => {
  /** The higher version wins (R4); a comparison replaces a wrong row only at exactly the version it saw. */
  const keep = command({
    text: `INSERT INTO account_roles AS r (user_id, version, is_removed, role) VALUES ($1, $2, $3, $4)
ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, is_removed = excluded.is_removed, role = excluded.role
WHERE r.version < excluded.version OR r.version = $5::int RETURNING user_id AS id`,
    params: [uuid, int4, bool, nullable(text), nullable(int4)],
    row: { id: uuid },
  });
  const versions = query({
    text: `SELECT user_id AS id, version, is_removed AS removed FROM account_roles
WHERE user_id > coalesce($1, ${BEFORE_ALL_IDS}) ORDER BY user_id LIMIT $2::int`,
    params: [nullable(uuid), int4],
    row: { id: uuid, version: int4, removed: bool },
  });
  const role = query({
    text: 'SELECT role FROM account_roles WHERE user_id = $1 AND NOT is_removed',
    params: [uuid],
    row: { role: textOf<AccountRole>() },
  });
  return {
    /** @returns whether the local row was older, or is the version that was found to be wrong */
    keep: async (unit: Pick<Unit, 'rows'>, entry: Entry, seen?: number): Promise<boolean> => {
      const kept = entry.removed ? null : entry.row.role;
      return (await unit.rows(keep, [entry.id, entry.version, entry.removed, kept, seen ?? null])).length > 0;
    },
    versionsAfter: (reads: Pick<Reads<unknown>, 'rows'>, after: string | null, limit: number) =>
      reads.rows(versions, [after, limit]),
    /** Null: none, or taken out. */
    roleOf: async (
      reads: Pick<Reads<unknown>, 'rows'> | Pick<Unit, 'rows'>,
      userId: string,
    ): Promise<AccountRole | null> => (await reads.rows(role, [userId]))[0]?.role ?? null,
  };
};
