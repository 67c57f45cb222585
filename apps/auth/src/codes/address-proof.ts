import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import { isBanned } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { SessionIssuer } from '../sessions/session-issuer.ts';
import { CodeMails } from './code-mails.ts';

/** What follows when somebody has shown a code that was mailed to an address: it is proven, and a session opens. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly mails: CodeMails,
    private readonly issuer: SessionIssuer,
    private readonly clock: Clock,
  ) {}

  async accept(tx: AuthTx, userId: string, request: AuthRequest, call: Call) {
    const account = await this.accounts.lock(tx, userId);
    if (account === null) throw new AppError(authErrors.otp_expired);
    const now = this.clock.now();
    if (isBanned(account, now)) throw new AppError(authErrors.user_banned);
    if (account.emailConfirmedAt === null) await this.accounts.confirmEmail(tx, account, now);
    await this.mails.settle(tx, account);
    const confirmed = (await this.accounts.byId(userId, tx.client)) ?? account;
    return this.issuer.open(tx, confirmed, 'otp', request, call);
  }
}
