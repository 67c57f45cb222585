import { Inject, Injectable } from '@nestjs/common';
import type { AuthAnswer, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { TRANSACTIONS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { isBanned, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthTransactions } from '../database/auth-database.repository.ts';
import { SessionIssuer } from '../sessions/session-issuer.ts';
import type { Body } from '../wire/body.ts';
import { normalEmail } from '../wire/email-address.ts';
import { invalid } from '../wire/refusals.ts';
import { LoginGuard } from './login-guard.ts';
import { Passwords } from './passwords.ts';

/** A session for an address and its password. Unknown, wrong, locked and without a password all get one answer. */
@Injectable()
export class PasswordGrant {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly guard: LoginGuard,
    private readonly passwords: Passwords,
    private readonly issuer: SessionIssuer,
    private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  async signIn(body: Body, request: AuthRequest, call: Call): Promise<AuthAnswer> {
    const [email, password] = [normalEmail(body.text('email')), body.text('password')];
    refuseOtherAddresses(email, body.text('phone'));
    const { deviceId } = request.headers;
    let account: Account | null = null;
    const readHash = async (): Promise<string | null> => {
      account = await this.accounts.byEmail(email);
      return account?.passwordHash ?? null;
    };
    const isRight = await this.guard.verify({ email, password, deviceId }, readHash);
    const known = account as Account | null;
    if (!isRight || known === null) throw new AppError(authErrors.invalid_credentials);
    if (isBanned(known, this.clock.now())) throw new AppError(withStatus(authErrors.user_banned, 400));
    if (known.emailConfirmedAt === null) throw new AppError(authErrors.email_not_confirmed);

    const session = await this.transactions.run(async (tx) => {
      const now = await this.accounts.lock(tx, known.id);
      // A password that was changed since it was verified opens nothing.
      if (now === null || now.passwordHash !== known.passwordHash) throw new AppError(authErrors.invalid_credentials);
      return this.issuer.open(tx, now, 'password', request, call);
    });
    const headers = await this.guard.remember(deviceId, known.id);
    const weak = this.passwords.weakness(password, email, known.userMetadata);
    return { status: 200, headers, body: weak === null ? session : { ...session, weak_password: weak } };
  }
}

const refuseOtherAddresses = (email: string, phone: string): void => {
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided on login.');
  if (email !== '') return;
  if (phone === '') throw invalid('missing email or phone');
  throw new AppError(withStatus(authErrors.phone_provider_disabled, 422), { message: 'Phone logins are disabled' });
};
