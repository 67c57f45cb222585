import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { array, bool, command, float8, int4, nullable, text, timestamptz } from '@nivel/messaging/statement';
import type { AuthChange } from '../database.ts';

export interface LockRules {
  readonly firstLockMs: number;
  readonly longestLockMs: number;
  /** After this long without a failure the count starts again. */
  readonly forgetMs: number;
  /** A verification that has not ended after this long died with its process. */
  readonly pendingMs: number;
}

/** The keys under which an attempt is counted; each of these counts must admit it. */
export interface Counted {
  readonly email: string;
  readonly counts: readonly LoginCount[];
}

export interface LoginCount {
  /** The part of the key beside the address: a network, a known device, or nothing for the address in total. */
  readonly apart: string;
  /** The number of failures that lock. */
  readonly most: number;
}

type LoginStatements = Pick<AuthChange, 'now' | 'rows'>;

/**
 * `go`: verify now. `wait`: others are verifying; ask again. `locked`: do not verify. Counts: only these were reserved;
 * release them and ask again.
 */
export type Permission = 'go' | 'wait' | 'locked' | Counted;

const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex');
const keyOf = (email: string, { apart }: LoginCount): string => hashOf(`${email}\n${apart}`);
/** The statements always lock in this order, so no two attempts deadlock. */
const keysOf = ({ email, counts }: Counted): [key: string, most: number][] =>
  counts.map((count): [string, number] => [keyOf(email, count), count.most]).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** As many verifications may be in progress as failures remain before the lock; after a lock that has expired, one. */
const letsThrough = (most: string): string => `(known.locked_until IS NULL OR known.locked_until <= $4::timestamptz)
  AND CASE WHEN known.pending_until < $4::timestamptz THEN 0 ELSE known.pending END
    < GREATEST(${most} - CASE WHEN known.updated_at < $6::timestamptz THEN 0 ELSE known.failures END, 1)`;

/**
 * Reserves under all counts or under none: existing rows are locked and checked first. Only rows that other calls create at
 * the same moment are checked one by one.
 */
const RESERVE = command({
  text: `WITH wanted AS (SELECT key, most FROM unnest($1::text[], $2::int[]) AS one (key, most)),
counts AS MATERIALIZED (
  SELECT known.locked_until > $4::timestamptz AS is_locked, ${letsThrough('wanted.most')} AS lets_through
  FROM login_attempts known JOIN wanted USING (key) ORDER BY key COLLATE "C" FOR UPDATE OF known
),
reserved AS (
  INSERT INTO login_attempts AS known (key, address, failures, most, pending, pending_until, updated_at)
  SELECT key, $3, 0, most, 1, $5::timestamptz, $4::timestamptz FROM wanted
  WHERE (SELECT COALESCE(bool_and(lets_through), true) FROM counts) ORDER BY key COLLATE "C"
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN known.updated_at < $6::timestamptz THEN 0 ELSE known.failures END,
    pending = CASE WHEN known.pending_until < $4::timestamptz THEN 1 ELSE known.pending + 1 END,
    pending_until = $5::timestamptz,
    most = excluded.most
  WHERE ${letsThrough('excluded.most')}
  RETURNING key
)
SELECT COALESCE((SELECT array_agg(key) FROM reserved), '{}') AS keys,
  (SELECT COALESCE(bool_or(is_locked), false) FROM counts) AS "isLocked"`,
  params: [array(text), array(int4), text, timestamptz, timestamptz, timestamptz],
  row: { keys: array(text), isLocked: bool },
});
const IN_ORDER = `key IN (
  SELECT key FROM login_attempts WHERE key = ANY($1::text[]) ORDER BY key COLLATE "C" FOR UPDATE)`;
const RELEASE = command({
  text: `UPDATE login_attempts SET pending = GREATEST(pending - 1, 0) WHERE ${IN_ORDER}`,
  params: [array(text)],
});
const FAILED = command({
  text: `UPDATE login_attempts SET
  failures = failures + 1,
  pending = GREATEST(pending - 1, 0),
  updated_at = $2::timestamptz,
  locked_until = CASE WHEN failures + 1 < most THEN NULL
    ELSE $2::timestamptz + LEAST($3::float8 * power(2, LEAST(failures + 1 - most, 30)), $4::float8) * interval '1 millisecond'
  END
WHERE ${IN_ORDER} RETURNING locked_until AS "lockedUntil"`,
  params: [array(text), timestamptz, float8, float8],
  row: { lockedUntil: nullable(timestamptz) },
});
/** A correct password clears them; other attempts elsewhere stay in the total of the address. */
const SUCCEEDED = command({
  text: `UPDATE login_attempts SET
  failures = CASE WHEN key = $3 THEN failures ELSE 0 END,
  locked_until = CASE WHEN key = $3 THEN locked_until END,
  pending = GREATEST(pending - 1, 0),
  updated_at = $2::timestamptz
WHERE ${IN_ORDER}`,
  params: [array(text), timestamptz, text],
});
const CLEAR = command({
  text: `DELETE FROM login_attempts WHERE key IN (
  SELECT key FROM login_attempts WHERE address = $1 ORDER BY key COLLATE "C" FOR UPDATE)`,
  params: [text],
});

/** Counts wrong passwords. Each statement is atomic, so that simultaneous guesses are counted one by one. */
@Injectable()
export class LoginAttemptsRepository {
  /** Reserves one verification under every count, or none. It is one statement, so that it can be repeated after a deadlock. */
  async reserve(unit: LoginStatements, counted: Counted, rules: LockRules): Promise<Permission> {
    const wanted = keysOf(counted);
    const keys = wanted.map(([key]) => key);
    const { now } = unit;
    const until = new Date(now.getTime() + rules.pendingMs);
    const forgotten = new Date(now.getTime() - rules.forgetMs);
    const mosts = wanted.map(([, most]) => most);
    const [reserved] = await unit.rows(RESERVE, [keys, mosts, hashOf(counted.email), now, until, forgotten]);
    if (reserved === undefined || reserved.isLocked) return 'locked';
    if (reserved.keys.length === keys.length) return 'go';
    if (reserved.keys.length === 0) return 'wait';
    const { email, counts } = counted;
    return { email, counts: counts.filter((count) => reserved.keys.includes(keyOf(email, count))) };
  }

  /**
   * The verification failed: counts one failure more and, from the limit on, sets a lock that doubles each time. True if it
   * is locked now.
   */
  async failed(unit: LoginStatements, counted: Counted, rules: LockRules): Promise<boolean> {
    const keys = keysOf(counted).map(([key]) => key);
    const rows = await unit.rows(FAILED, [keys, unit.now, rules.firstLockMs, rules.longestLockMs]);
    return rows.some(({ lockedUntil }) => lockedUntil !== null);
  }

  /** The verification was not made: releases the reservation. */
  async release(unit: LoginStatements, counted: Counted): Promise<void> {
    await unit.rows(RELEASE, [keysOf(counted).map(([key]) => key)]);
  }

  /** The password was right. */
  async succeeded(unit: LoginStatements, counted: Counted): Promise<void> {
    const inAll = keyOf(counted.email, { apart: '', most: 0 });
    await unit.rows(SUCCEEDED, [keysOf(counted).map(([key]) => key), unit.now, inAll]);
  }

  /** The address is verified: clears all attempts at it. */
  async clear(unit: LoginStatements, email: string): Promise<void> {
    await unit.rows(CLEAR, [hashOf(email)]);
  }
}
