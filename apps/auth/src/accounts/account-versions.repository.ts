import { Injectable } from '@nestjs/common';
import {
  bool,
  command,
  int4,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  BEFORE_ALL_IDS,
} from '@nivel/messaging/statement';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import { readProfile } from './profile-data.ts';
import type { AuthReads, AuthUnit } from '../database.ts';
import type { Metadata } from './account.ts';

export type AccountEntry = SnapshotEntry<RowOfSnapshot<typeof listAccounts>>;

const NEXT = command({
  text: `INSERT INTO account_versions AS a (user_id, version, changed_at, is_removed) VALUES ($1, 1, $2, $3)
ON CONFLICT (user_id) DO UPDATE SET version = a.version + 1, changed_at = EXCLUDED.changed_at, is_removed = EXCLUDED.is_removed
RETURNING version`,
  params: [uuid, timestamptz, bool],
  row: { version: int4 },
});
const row = {
  id: uuid,
  version: int4,
  isRemoved: bool,
  email: nullable(text),
  data: nullable(jsonb<Metadata>()),
  createdAt: nullable(timestamptz),
};
const selected = (where: string): string => `
SELECT v.user_id AS id, v.version, v.is_removed AS "isRemoved", u.email, u.user_metadata AS data, u.created_at AS "createdAt"
FROM account_versions v LEFT JOIN users u ON u.id = v.user_id WHERE ${where}`;
const PAGE = query({
  text: `${selected(`v.user_id > coalesce($1, ${BEFORE_ALL_IDS}) AND v.changed_at >= coalesce($2, '-infinity'::timestamptz)`)}
ORDER BY v.user_id LIMIT $3::int`,
  params: [nullable(uuid), nullable(timestamptz), int4],
  row,
});
const ONE = query({ text: selected('v.user_id = $1'), params: [uuid], row });

/** Accounts as copies store them, each with its version. */
@Injectable()
export class AccountVersionsRepository {
  /** The version after a change of the unit of work. Code that changes the account has locked its row. */
  async next(unit: AuthUnit, userId: string, isRemoved = false): Promise<number> {
    const [next] = await unit.rows(NEXT, [userId, unit.now, isRemoved]);
    if (next === undefined) throw new Error('a version was not saved');
    return next.version;
  }

  async page(reads: AuthReads, after: string | null, since: Date | null, limit: number): Promise<AccountEntry[]> {
    return (await reads.rows(PAGE, [after, since, limit])).map(entryOf);
  }

  async one(reads: AuthReads, userId: string): Promise<AccountEntry | null> {
    const [found] = await reads.rows(ONE, [userId]);
    return found === undefined ? null : entryOf(found);
  }
}

/** An account that is deleted during the read counts as deleted. */
const entryOf = (found: {
  id: string;
  version: number;
  isRemoved: boolean;
  email: string | null;
  data: Metadata | null;
  createdAt: Date | null;
}): AccountEntry => {
  const { id, version, isRemoved, email, data, createdAt } = found;
  if (isRemoved || email === null || data === null || createdAt === null) return { id, version, removed: true };
  const account = { userId: id, email, createdAt: createdAt.toISOString(), ...readProfile(data) };
  return { id, version, removed: false, row: account };
};
