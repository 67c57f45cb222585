import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS, TRANSACTIONS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthTransactions, AuthTx } from '../database/auth-database.repository.ts';
import { AddressProof } from './address-proof.ts';
import { codeHash, type Slot } from './one-time-code.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';

const linkExpired = (): AppError =>
  new AppError(authErrors.otp_expired, { message: 'Email link is invalid or has expired' });

/** Turns a one-time code or its hash into a session, once. */
@Injectable()
export class CodeVerifier {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly proof: AddressProof,
    private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError otp_expired, user_banned */
  async byHash(tokenHash: string, slots: readonly Slot[], request: AuthRequest, call: Call) {
    return this.transactions.run(async (tx) => {
      const userId = await this.tokens.take(tx, tokenHash, slots, this.madeAfter());
      if (userId === null) throw linkExpired();
      return this.proof.accept(tx, userId, request, call);
    });
  }

  /** @throws AppError otp_expired, user_banned */
  async byCode(of: { email: string; code: string }, slots: readonly Slot[], request: AuthRequest, call: Call) {
    const account = await this.accounts.byEmail(of.email);
    const session =
      account && (await this.transactions.run((tx) => this.tryCode(tx, account.id, of, slots, request, call)));
    // Thrown after the unit of work, because the attempt has to be saved.
    if (session === null) throw new AppError(authErrors.otp_expired);
    return session;
  }

  private async tryCode(
    tx: AuthTx,
    userId: string,
    of: { email: string; code: string },
    slots: readonly Slot[],
    request: AuthRequest,
    call: Call,
  ) {
    const madeAfter = this.madeAfter();
    const hash = codeHash(of.email, of.code);
    const open = await this.tokens.attempt(tx, userId, slots, {
      madeAfter,
      attempts: this.settings.MAIL_CODE_ATTEMPTS,
    });
    if (!open.some(({ tokenHash }) => tokenHash === hash)) return null;
    return this.proof.accept(tx, userId, request, call);
  }

  private madeAfter(): Date {
    return new Date(this.clock.now().getTime() - this.settings.MAIL_CODE_SECONDS * 1_000);
  }
}
