import { Injectable } from '@nestjs/common';
import { listAccess } from '@nivel/contracts/billing/list-access.operation';
import type { Tier } from '@nivel/contracts/billing/plan';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import {
  bool,
  BEFORE_ALL_IDS,
  command,
  float8,
  int4,
  int8,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listAccess>>;

/** The higher version wins (R4); a comparison replaces a wrong row only at exactly the version it saw. */
const KEEP = command({
  text: `INSERT INTO plan_access AS a (user_id, version, is_removed, tier, until) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (user_id) DO UPDATE SET version = excluded.version, is_removed = excluded.is_removed, tier = excluded.tier, until = excluded.until
WHERE a.version < excluded.version OR a.version = $6 RETURNING user_id AS id`,
  params: [uuid, int8, bool, text, nullable(timestamptz), nullable(int8)],
  row: { id: uuid },
});
const VERSIONS = query({
  text: `SELECT user_id AS id, version::float8 AS version, is_removed AS removed FROM plan_access
WHERE user_id > coalesce($1, ${BEFORE_ALL_IDS}) ORDER BY user_id LIMIT $2::int`,
  params: [nullable(uuid), int4],
  row: { id: uuid, version: float8, removed: bool },
});
const OF_USER = query({
  text: `SELECT a.tier, a.until, EXISTS (SELECT 1 FROM copies WHERE name = '${listAccess.name}') AS "isFilled"
FROM (SELECT $1::uuid AS user_id) asked LEFT JOIN plan_access a USING (user_id)`,
  params: [uuid],
  row: { tier: nullable(textOf<Tier>()), until: nullable(timestamptz), isFilled: bool },
});

/** The copy of what people have paid for. For a removed person only the id, the version and the free plan are left. */
@Injectable()
export class AccessRepository {
  async keep(unit: LearningUnit, { id, version, ...entry }: Entry, seen?: number): Promise<boolean> {
    const { tier, until } = entry.removed ? { tier: 'free', until: null } : entry.row;
    const ends = until === null ? null : new Date(until);
    const kept = await unit.rows(KEEP, [id, version, entry.removed, tier, ends, seen ?? null]);
    return kept.length > 0;
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return reads.rows(VERSIONS, [after, limit]);
  }

  /** `tier` is null of who never paid, and of everybody until the copy is filled. */
  async of(reads: LearningReads | LearningUnit, userId: string) {
    const [held] = await reads.rows(OF_USER, [userId]);
    return held ?? { tier: null, until: null, isFilled: false };
  }
}
