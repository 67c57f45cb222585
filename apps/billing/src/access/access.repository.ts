import { Injectable } from '@nestjs/common';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import type { Tier } from '@nivel/contracts/billing/plan';
import {
  BEFORE_ALL_IDS,
  command,
  float8,
  int8,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';

/** A person's paid plan, and its known end. */
export interface Access {
  readonly tier: Tier;
  readonly until: Date | null;
}

const row = { userId: uuid, tier: textOf<Tier>(), until: nullable(timestamptz), version: float8 };
const columns = 'user_id AS "userId", tier, until, version::float8 AS version';

/** Nothing is written where nothing changed: then nothing has to be published. */
const SET = command({
  text: `INSERT INTO access AS a (user_id, tier, until, version, changed_at) VALUES ($1, $2, $3, 1, $4)
ON CONFLICT (user_id) DO UPDATE SET tier = excluded.tier, until = excluded.until, version = a.version + 1, changed_at = excluded.changed_at
  WHERE (a.tier, a.until) IS DISTINCT FROM (excluded.tier, excluded.until) RETURNING version::float8 AS version`,
  params: [uuid, text, nullable(timestamptz), timestamptz],
  row: { version: float8 },
});
const OF_USER = query({
  text: 'SELECT tier, until FROM access WHERE user_id = $1',
  params: [uuid],
  row: { tier: textOf<Tier>(), until: nullable(timestamptz) },
});
const PAGE = query({
  text: `SELECT ${columns} FROM access WHERE user_id > coalesce($1, ${BEFORE_ALL_IDS}) AND ($2::timestamptz IS NULL OR changed_at >= $2)
ORDER BY user_id LIMIT $3`,
  params: [nullable(uuid), nullable(timestamptz), int8],
  row,
});

/** People's paid plans, as published. */
@Injectable()
export class AccessRepository {
  /** Stores it and publishes it if it differs from before. @returns whether it does */
  async set(unit: BillingUnit, userId: string, { tier, until }: Access): Promise<boolean> {
    const [changed] = await unit.rows(SET, [userId, tier, until, unit.now]);
    if (changed === undefined) return false;
    const payload = { userId, tier, until: until?.toISOString() ?? null };
    unit.tell(accessChanged, payload, { aggregate: userId, version: changed.version });
    return true;
  }

  async of(reads: BillingReads, userId: string): Promise<Access | null> {
    return (await reads.rows(OF_USER, [userId]))[0] ?? null;
  }

  page(reads: BillingReads, after: string | null, since: Date | null, most: number) {
    return reads.rows(PAGE, [after, since, most]);
  }
}
