import { Injectable } from '@nestjs/common';
import { AuthDatabase } from '../database/auth-database.repository.ts';

export interface LockRules {
  /** Failures that lock. */
  readonly failures: number;
  readonly firstLockMs: number;
  readonly longestLockMs: number;
  /** After this long without a failure the count starts anew. */
  readonly forgetMs: number;
  /** A verification that has not ended after this long died with its process. */
  readonly pendingMs: number;
}

/** `go`: verify now. `wait`: others verify; ask again. `locked`: do not verify. */
export type Permission = 'go' | 'wait' | 'locked';

/** Counts wrong passwords. Each statement is atomic, so that guesses made at the same moment are counted one by one. */
@Injectable()
export class LoginAttemptsRepository {
  constructor(private readonly database: AuthDatabase) {}

  /**
   * Reserves one verification. As many may be under way as failures are left before the lock; behind a lock that has
   * passed it is one.
   */
  async reserve(key: string, rules: LockRules, now: Date): Promise<Permission> {
    const pendingUntil = new Date(now.getTime() + rules.pendingMs);
    const forgotten = new Date(now.getTime() - rules.forgetMs);
    const taken = await this.database.prisma.$queryRaw<unknown[]>`
      INSERT INTO login_attempts AS known (key, failures, pending, pending_until, updated_at)
      VALUES (${key}, 0, 1, ${pendingUntil}, ${now})
      ON CONFLICT (key) DO UPDATE SET
        failures = CASE WHEN known.updated_at < ${forgotten} THEN 0 ELSE known.failures END,
        pending = CASE WHEN known.pending_until < ${now} THEN 1 ELSE known.pending + 1 END,
        pending_until = ${pendingUntil}
      WHERE (known.locked_until IS NULL OR known.locked_until <= ${now})
        AND CASE WHEN known.pending_until < ${now} THEN 0 ELSE known.pending END
          < GREATEST(${rules.failures}::int - CASE WHEN known.updated_at < ${forgotten} THEN 0 ELSE known.failures END, 1)
      RETURNING key`;
    if (taken.length > 0) return 'go';
    const row = await this.database.prisma.loginAttempt.findUnique({ where: { key } });
    return row?.lockedUntil && row.lockedUntil > now ? 'locked' : 'wait';
  }

  /** The verification failed: one failure more, and from the limit on a lock that doubles each time. */
  async failed(key: string, rules: LockRules, now: Date): Promise<void> {
    await this.database.prisma.$executeRaw`
      UPDATE login_attempts SET
        failures = failures + 1,
        pending = GREATEST(pending - 1, 0),
        updated_at = ${now},
        locked_until = CASE WHEN failures + 1 < ${rules.failures}::int THEN NULL
          ELSE ${now}::timestamptz + LEAST(
            ${rules.firstLockMs}::float8 * power(2, LEAST(failures + 1 - ${rules.failures}::int, 30)),
            ${rules.longestLockMs}::float8) * interval '1 millisecond' END
      WHERE key = ${key}`;
  }

  /** The password was right: nothing is held against the address any more. */
  async succeeded(key: string, now: Date): Promise<void> {
    await this.database.prisma.$executeRaw`
      UPDATE login_attempts
      SET failures = 0, pending = GREATEST(pending - 1, 0), locked_until = NULL, updated_at = ${now}
      WHERE key = ${key}`;
  }
}
