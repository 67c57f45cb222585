import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { HashLine } from '../passwords/hash-line.ts';
import { PasswordCheck } from '../passwords/password-check.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { Passwords } from '../passwords/passwords.ts';
import type { Session } from '../sessions/session.ts';
import type { Account } from '../accounts/account.ts';
import { isRecentlyRecovered } from './recent-recovery.ts';

/** The new password, and the old one that proves the right to change it. */
export interface PasswordChange {
  readonly password: string;
  readonly current: string;
}

/**
 * The new password of a signed-in person. A session alone does not prove that its holder knows the account: the old
 * password is required, under the guard that counts wrong ones, unless a recovery e-mail has just opened the session or the
 * account has no password. Without the old password, the new one is not compared with it: the response would reveal whether
 * a guess is right.
 */
@Injectable()
export class NewPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly check: PasswordCheck,
    private readonly hasher: PasswordHasher,
    private readonly line: HashLine,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError current_password_required, current_password_invalid, weak_password, same_password, validation_failed, unavailable */
  hash(wanted: PasswordChange, account: Account, session: Session, request: AuthRequest, call: Call): Promise<string> {
    // Admitted once for both hashes, of the old and the new password: a refused caller has changed no count.
    return this.line.admit(call, () => this.checkAndHash(wanted, account, session, request, call));
  }

  private async checkAndHash(
    { password, current }: PasswordChange,
    account: Account,
    session: Session,
    request: AuthRequest,
    call: Call,
  ): Promise<string> {
    const isAsked = account.passwordHash !== null && this.asksForCurrent(session);
    if (isAsked && current === '') throw new AppError(authErrors.current_password_required);
    await this.passwords.refuseWeak(password, account.email, account.userMetadata);
    if (isAsked) {
      const attempt = { email: account.email, password: current, request, call };
      const known = { userId: account.id, hash: account.passwordHash };
      const isRight = await this.check.isRight(attempt, known);
      if (!isRight) throw new AppError(authErrors.current_password_invalid);
      if (password === current) throw new AppError(authErrors.same_password);
    }
    return this.hasher.hash(password, call);
  }

  private asksForCurrent(session: Session): boolean {
    const { CURRENT_PASSWORD_NEEDED, RECOVERY_PROOF_SECONDS } = this.settings;
    return CURRENT_PASSWORD_NEEDED && !isRecentlyRecovered(session, this.clock.now(), RECOVERY_PROOF_SECONDS);
  }
}
