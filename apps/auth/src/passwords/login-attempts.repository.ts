import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthDatabase, type AuthTx } from '../database/auth-database.repository.ts';

export interface LockRules {
  readonly firstLockMs: number;
  readonly longestLockMs: number;
  /** After this long without a failure the count starts anew. */
  readonly forgetMs: number;
  /** A verification that has not ended after this long died with its process. */
  readonly pendingMs: number;
}

/** What an attempt is counted under; each of these counts must let it through. */
export interface Counted {
  readonly email: string;
  readonly counts: readonly LoginCount[];
}

export interface LoginCount {
  /** What beside the address is counted apart: a network, a known device, or nothing for the address in all. */
  readonly apart: string;
  /** Failures that lock. */
  readonly most: number;
}

/** `go`: verify now. `wait`: others verify; ask again. `locked`: do not verify. */
export type Permission = 'go' | 'wait' | 'locked';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyOf = (email: string, { apart }: LoginCount): string => hashOf(`${email}\n${apart}`);
/** Always in this order, as the statements take them: no two attempts wait for each other. */
const keysOf = ({ email, counts }: Counted): [key: string, most: number][] =>
  counts.map((count): [string, number] => [keyOf(email, count), count.most]).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** As many may be under way as failures are left before the lock; behind a lock that has passed it is one. */
const RESERVE = `INSERT INTO login_attempts AS known (key, address, failures, most, pending, pending_until, updated_at)
SELECT key, $3, 0, most, 1, $5::timestamptz, $4::timestamptz FROM unnest($1::text[], $2::int[]) AS wanted (key, most) ORDER BY key COLLATE "C"
ON CONFLICT (key) DO UPDATE SET
  failures = CASE WHEN known.updated_at < $6::timestamptz THEN 0 ELSE known.failures END,
  pending = CASE WHEN known.pending_until < $4::timestamptz THEN 1 ELSE known.pending + 1 END,
  pending_until = $5::timestamptz,
  most = excluded.most
WHERE (known.locked_until IS NULL OR known.locked_until <= $4::timestamptz)
  AND CASE WHEN known.pending_until < $4::timestamptz THEN 0 ELSE known.pending END
    < GREATEST(excluded.most - CASE WHEN known.updated_at < $6::timestamptz THEN 0 ELSE known.failures END, 1)
RETURNING key`;
const IN_ORDER = `key IN (
  SELECT key FROM login_attempts WHERE key = ANY($1::text[]) ORDER BY key COLLATE "C" FOR UPDATE)`;
const RELEASE = `UPDATE login_attempts SET pending = GREATEST(pending - 1, 0) WHERE ${IN_ORDER}`;
const FAILED = `UPDATE login_attempts SET
  failures = failures + 1,
  pending = GREATEST(pending - 1, 0),
  updated_at = $2::timestamptz,
  locked_until = CASE WHEN failures + 1 < most THEN NULL
    ELSE $2::timestamptz + LEAST($3::float8 * power(2, LEAST(failures + 1 - most, 30)), $4::float8) * interval '1 millisecond'
  END
WHERE ${IN_ORDER} RETURNING locked_until AS "lockedUntil"`;
/** Nothing is held against whoever knew the password; what others tried elsewhere stays counted for the address in all. */
const SUCCEEDED = `UPDATE login_attempts SET
  failures = CASE WHEN key = $3 THEN failures ELSE 0 END,
  locked_until = CASE WHEN key = $3 THEN locked_until END,
  pending = GREATEST(pending - 1, 0),
  updated_at = $2::timestamptz
WHERE ${IN_ORDER}`;
const CLEAR = `DELETE FROM login_attempts WHERE key IN (
  SELECT key FROM login_attempts WHERE address = $1 ORDER BY key COLLATE "C" FOR UPDATE)`;

/** Counts wrong passwords. Each statement is atomic, so that guesses made at the same moment are counted one by one. */
@Injectable()
export class LoginAttemptsRepository {
  constructor(private readonly database: AuthDatabase) {}

  /** Reserves one verification under every count, or none. */
  async reserve(counted: Counted, rules: LockRules, now: Date): Promise<Permission> {
    const wanted = keysOf(counted);
    const keys = wanted.map(([key]) => key);
    const until = new Date(now.getTime() + rules.pendingMs);
    const forgotten = new Date(now.getTime() - rules.forgetMs);
    const mosts = wanted.map(([, most]) => most);
    const values = [keys, mosts, hashOf(counted.email), now, until, forgotten];
    const taken = await this.database.prisma.$queryRawUnsafe<{ key: string }[]>(RESERVE, ...values);
    if (taken.length === keys.length) return 'go';
    if (taken.length > 0) await this.run(RELEASE, [taken.map(({ key }) => key)]);
    const locked = await this.database.prisma.loginAttempt.count({
      where: { key: { in: keys }, lockedUntil: { gt: now } },
    });
    return locked > 0 ? 'locked' : 'wait';
  }

  /** The verification failed: one failure more, and from the limit on a lock that doubles each time. True when one locks now. */
  async failed(counted: Counted, rules: LockRules, now: Date): Promise<boolean> {
    const keys = keysOf(counted).map(([key]) => key);
    const values = [keys, now, rules.firstLockMs, rules.longestLockMs];
    const rows = await this.database.prisma.$queryRawUnsafe<{ lockedUntil: Date | null }[]>(FAILED, ...values);
    return rows.some(({ lockedUntil }) => lockedUntil !== null);
  }

  /** The password was right. */
  async succeeded(counted: Counted, now: Date): Promise<void> {
    const inAll = keyOf(counted.email, { apart: '', most: 0 });
    await this.run(SUCCEEDED, [keysOf(counted).map(([key]) => key), now, inAll]);
  }

  /** The address is proven: whatever was tried at it is void. */
  async clear(tx: AuthTx, email: string): Promise<void> {
    await tx.rows(CLEAR, [hashOf(email)]);
  }

  private async run(text: string, values: readonly unknown[]): Promise<void> {
    await this.database.prisma.$executeRawUnsafe(text, ...values);
  }
}
