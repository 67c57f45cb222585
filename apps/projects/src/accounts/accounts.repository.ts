import { Injectable } from '@nestjs/common';
import { bool, command, int4, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

/** What is kept of an account. Its address is proven: others are not told. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: string;
}

/** Of two the higher version is true, whatever the order in which they arrive (R4); an account that is gone stays so. */
const KEEP = command({
  text: `INSERT INTO accounts AS a (user_id, email, full_name, locale, updated_at, version)
SELECT $1::uuid, $2, $3, $4, $5::timestamptz, $6::int WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET email = EXCLUDED.email, full_name = EXCLUDED.full_name, locale = EXCLUDED.locale,
  updated_at = EXCLUDED.updated_at, version = EXCLUDED.version
WHERE a.version < EXCLUDED.version OR a.version = $7::int RETURNING user_id AS id`,
  params: [uuid, text, text, text, timestamptz, int4, nullable(int4)],
  row: { id: uuid },
});
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
const NOTE_REMOVED = command({
  text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING user_id AS id',
  params: [uuid, timestamptz],
  row: { id: uuid },
});
const FORGET = command({ text: 'DELETE FROM accounts WHERE user_id = $1', params: [uuid] });
const VERSIONS = query({
  text: `SELECT id, version, removed FROM (
  SELECT user_id AS id, version, false AS removed FROM accounts UNION ALL SELECT user_id, 0, true FROM removed_accounts
) AS known WHERE $1::uuid IS NULL OR id > $1::uuid ORDER BY id LIMIT $2::int`,
  params: [nullable(uuid), int4],
  row: { id: uuid, version: int4, removed: bool },
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
    const { userId, email, fullName, locale } = account;
    await this.hold(unit, userId);
    return (await unit.rows(KEEP, [userId, email, fullName, locale, unit.now, version, seen ?? null])).length > 0;
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
    const isNews = (await unit.rows(NOTE_REMOVED, [userId, unit.now])).length > 0;
    await unit.rows(FORGET, [userId]);
    return isNews;
  }

  versionsAfter(reads: ProjectsReads, after: string | null, limit: number) {
    return reads.rows(VERSIONS, [after, limit]);
  }
}
