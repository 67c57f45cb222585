import {
  array,
  BEFORE_ALL_IDS,
  bool,
  command,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { Reads, Unit } from '@nivel/messaging/unit-of-work';

/** The account data that a service stores: addresses and names. */
interface CopiedAccount {
  readonly userId: string;
  readonly email: string;
  readonly locale: string;
  /** Further values of the table, in the order of its columns. */
  readonly more: readonly string[];
}

/**
 * A service's own copy of auth's accounts: a table of existing ones, and `removed_accounts` beside it for deleted ones. The
 * caller must have locked the account, so that a late update cannot restore a deleted one.
 * @param table has the columns user_id, email, locale, updated_at and version
 * @param columns and these, which hold texts
 */
export const accountCopy = (table: string, ...columns: readonly string[]) => {
  const all = ['email', 'locale', ...columns];
  /** The higher version wins, in whatever order the two arrive (R4); a deleted account stays deleted. */
  const keep = command({
    text: `INSERT INTO ${table} AS a (user_id, ${all.join(', ')}, updated_at, version)
SELECT $1::uuid, ${all.map((_, index) => `($2::text[])[${index + 1}]`).join(', ')}, $3::timestamptz, $4::int
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET ${all.map((column) => `${column} = EXCLUDED.${column}`).join(', ')},
  updated_at = EXCLUDED.updated_at, version = EXCLUDED.version
WHERE a.version < EXCLUDED.version OR a.version = $5::int RETURNING user_id AS id`,
    params: [uuid, array(text), timestamptz, int4, nullable(int4)],
    row: { id: uuid },
  });
  const noteRemoved = command({
    text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING user_id AS id',
    params: [uuid, timestamptz],
    row: { id: uuid },
  });
  const forget = command({ text: `DELETE FROM ${table} WHERE user_id = $1`, params: [uuid] });
  const versions = query({
    text: `SELECT id, version, removed FROM (
  SELECT user_id AS id, version, false AS removed FROM ${table} UNION ALL SELECT user_id, 0, true FROM removed_accounts
) AS known WHERE id > coalesce($1, ${BEFORE_ALL_IDS}) ORDER BY id LIMIT $2::int`,
    params: [nullable(uuid), int4],
    row: { id: uuid, version: int4, removed: bool },
  });
  return {
    /** @returns whether the local row was older, or is the version that was found to be wrong */
    keep: async (
      unit: Pick<Unit, 'rows' | 'now'>,
      { userId, email, locale, more }: CopiedAccount,
      version: number,
      seen?: number,
    ): Promise<boolean> =>
      (await unit.rows(keep, [userId, [email, locale, ...more], unit.now, version, seen ?? null])).length > 0,
    /** A deleted account never comes back. @returns whether it existed, or was never seen */
    remove: async (unit: Pick<Unit, 'rows' | 'now'>, userId: string): Promise<boolean> => {
      const isNews = (await unit.rows(noteRemoved, [userId, unit.now])).length > 0;
      await unit.rows(forget, [userId]);
      return isNews;
    },
    versionsAfter: (reads: Pick<Reads<unknown>, 'rows'>, after: string | null, limit: number) =>
      reads.rows(versions, [after, limit]),
  };
};
