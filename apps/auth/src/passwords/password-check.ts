import { Injectable } from '@nestjs/common';
import type { Call } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Metadata } from '../accounts/account.ts';
import type { AuthClient } from '../database.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { HashLine } from './hash-line.ts';
import { LoginGuard, type Attempt, type KnownPassword, type WhenRight } from './login-guard.ts';
import { PasswordHasher } from './password-hasher.ts';
import type { WeakPassword } from './password-rules.ts';
import { Passwords } from './passwords.ts';

/** All checks of a person's current password: whether it is right, and whether its hash should be renewed. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly line: HashLine,
    private readonly guard: LoginGuard,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly log: SecurityLog,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /**
   * The only way to check a password.
   * @returns the result of `whenRight`; null for a wrong password, and for the right one of an address that is locked
   * @throws AppError over_request_rate_limit, unavailable
   */
  verify<Result>(attempt: Attempt, read: () => Promise<KnownPassword | null>, whenRight: WhenRight<Result>) {
    return this.line.admit(attempt.call, () => this.guard.verify(attempt, read, whenRight));
  }

  /** As `verify`, if a right password changes nothing else. */
  async isRight(attempt: Attempt, known: KnownPassword): Promise<boolean> {
    const whenRight: WhenRight<true> = async (clearCounts) => {
      await this.work.inStatements(attempt.call, clearCounts);
      return true;
    };
    return (await this.verify(attempt, () => Promise.resolve(known), whenRight)) ?? false;
  }

  /** The work of a check, without the password of an account. */
  async nobody(call: Call): Promise<void> {
    await this.line.admit(call, () => this.hasher.verify('', null, call));
  }

  /** The same password hashed at the current cost, if its hash has another cost; otherwise null. */
  async renewed(password: string, hash: string | null, call: Call): Promise<string | null> {
    return hash === null || this.hasher.isAtCost(hash) ? null : this.hasher.hash(password, call);
  }

  /** The password was right but gave no access; the account's owner sees this in the security activity. */
  noteRefused({ request, call }: Pick<Attempt, 'request' | 'call'>, userId: string): void {
    this.log.noteLater(notedOf('sign-in-failed', userId, request, call));
  }

  weakness(password: string, email: string, data: Metadata): WeakPassword | null {
    return this.passwords.weakness(password, email, data);
  }
}
