import { Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import { isBanned, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import type { Body } from '../http/body.ts';
import { isEmailAddress, normalEmail } from '../accounts/email-address.ts';
import { invalid } from '../http/refusals.ts';
import { Devices } from '../passwords/devices.ts';
import { PasswordCheck } from '../passwords/password-check.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';

/** A session for an address and its password. Unknown, wrong, locked and without a password all get one answer. */
@Injectable()
export class PasswordGrant {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly check: PasswordCheck,
    private readonly devices: Devices,
    private readonly opener: SessionOpener,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async signIn(body: Body, request: AuthRequest, call: Call): Promise<AuthResponse> {
    const [email, password] = [normalEmail(body.text('email')), body.text('password')];
    refuseOtherAddresses(email, body.text('phone'));
    const known = await this.accountOf({ email, password, request, call });
    const refusal = refusalOf(known, this.clock.now());
    if (refusal !== null) {
      this.check.noteRefused({ request, call }, known.id);
      throw refusal;
    }

    const renewed = await this.check.renewed(password, known.passwordHash);
    const session = await this.work.run(call, async (unit) => {
      const now = await this.accounts.lock(unit, known.id);
      // A password that was changed since it was verified opens nothing.
      if (now === null || now.passwordHash === null || now.passwordHash !== known.passwordHash)
        throw new AppError(authErrors.invalid_credentials);
      if (renewed !== null) await this.accounts.renewHash(unit, now.id, now.passwordHash, renewed);
      return this.opener.open(unit, now, { method: 'password', isRecovery: false }, request, call);
    });
    const headers = await this.devices.remember(request.headers.deviceId, known.id, call);
    const weak = this.check.weakness(password, email, known.userMetadata);
    return { status: 200, headers, body: weak === null ? session : { ...session, weak_password: weak } };
  }

  /** The account whose password it is. @throws AppError invalid_credentials */
  private async accountOf(attempt: {
    email: string;
    password: string;
    request: AuthRequest;
    call: Call;
  }): Promise<Account> {
    // What is no address has no count that could be kept for it; the work is done all the same.
    if (!isEmailAddress(attempt.email)) {
      await this.check.nobody();
      throw new AppError(authErrors.invalid_credentials);
    }
    let found: Account | null = null;
    const isRight = await this.check.verify(attempt, async () => {
      found = await this.accounts.byEmail(this.work.reads, attempt.email);
      return found && { userId: found.id, hash: found.passwordHash };
    });
    if (!isRight || found === null) throw new AppError(authErrors.invalid_credentials);
    return found;
  }
}

/** Why somebody does not get in although the password is right. */
const refusalOf = (account: Account, now: Date): AppError | null => {
  if (isBanned(account, now)) return new AppError(withStatus(authErrors.user_banned, 400));
  return account.emailConfirmedAt === null ? new AppError(authErrors.email_not_confirmed) : null;
};

const refuseOtherAddresses = (email: string, phone: string): void => {
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on login.');
  if (email !== '') return;
  if (phone === '') throw invalid('missing email or phone');
  throw new AppError(withStatus(authErrors.phone_provider_disabled, 422), { message: 'Phone logins are disabled' });
};
