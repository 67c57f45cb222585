import { Injectable } from '@nestjs/common';
import type { Metadata } from '../accounts/account.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { LoginGuard, type Attempt, type KnownPassword } from './login-guard.ts';
import { PasswordHasher } from './password-hasher.ts';
import type { WeakPassword } from './password-rules.ts';
import { Passwords } from './passwords.ts';

/** Everything that is asked about a password somebody has: whether it is right, and whether it should be kept as it is. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly guard: LoginGuard,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly log: SecurityLog,
  ) {}

  /** The only way to try a password. @throws AppError over_request_rate_limit */
  verify(attempt: Attempt, read: () => Promise<KnownPassword | null>): Promise<boolean> {
    return this.guard.verify(attempt, read);
  }

  /** The work of a check, for nobody's password. */
  async nobody(): Promise<void> {
    await this.hasher.verify('', null);
  }

  /** The same password hashed at today's cost, when its hash was made at another; else null. */
  async renewed(password: string, hash: string | null): Promise<string | null> {
    return hash === null || this.hasher.isAtCost(hash) ? null : this.hasher.hash(password);
  }

  /** The password was right and opens nothing; the account's owner can read it. */
  noteRefused({ request, call }: Pick<Attempt, 'request' | 'call'>, userId: string): void {
    this.log.noteLater(notedOf('sign-in-failed', userId, request, call));
  }

  weakness(password: string, email: string, data: Metadata): WeakPassword | null {
    return this.passwords.weakness(password, email, data);
  }
}
