import { Inject, Injectable } from '@nestjs/common';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { TRANSACTIONS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { isBanned } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthTransactions, AuthTx } from '../database/auth-database.repository.ts';
import { isLockTimeout } from '../database/lock-timeout.ts';
import { invalid } from '../wire/refusals.ts';
import { isRefreshTokenOf, readRefreshToken, type RefreshTokenClaim } from './refresh-token.ts';
import type { Rotation } from './rotation.ts';
import { Rotator } from './rotator.ts';
import { SessionEnder } from './session-ender.ts';
import { SessionIssuer } from './session-issuer.ts';
import type { Session } from './session.ts';
import { SessionsRepository } from './sessions.repository.ts';

const inactivity = `${authErrors.session_expired.message} (Inactivity)`;
const refusals = {
  unknown: () => new AppError(authErrors.refresh_token_not_found),
  reused: () => new AppError(authErrors.refresh_token_already_used),
  'too-old': () => new AppError(authErrors.session_expired),
  'too-idle': () => new AppError(authErrors.session_expired, { message: inactivity }),
} as const;

/** New tokens for a refresh token (wire contract, section 4). */
@Injectable()
export class RefreshGrant {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly issuer: SessionIssuer,
    private readonly ender: SessionEnder,
    private readonly rotator: Rotator,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  async refresh(token: string, call: Call) {
    const claim = readRefreshToken(token);
    if (claim === null) throw invalid('Refresh token is not valid');
    const outcome = await this.transactions
      .run((tx) => this.decide(tx, token, claim, call))
      .catch((error: unknown) => {
        throw isLockTimeout(error) ? new AppError(authErrors.conflict, { cause: error }) : error;
      });
    // Thrown after the unit of work, because the end of a stolen session has to be saved.
    if (outcome instanceof AppError) throw outcome;
    return outcome;
  }

  private async decide(tx: AuthTx, token: string, claim: RefreshTokenClaim, call: Call) {
    const session = await this.sessions.lock(tx, claim.sessionId);
    if (session === null || !isRefreshTokenOf(token, claim, session.refreshKey)) return refusals.unknown();
    const { rotation, now } = this.rotator.decide(session, claim.count);
    return this.apply(tx, session, rotation, now, call);
  }

  private async apply(tx: AuthTx, session: Session, rotation: Rotation, now: Date, call: Call) {
    const which = { userId: session.userId, only: session.id };
    if (rotation === 'unknown') return refusals.unknown();
    if (rotation === 'reused' || rotation === 'too-old' || rotation === 'too-idle') {
      await this.ender.end(tx, which, rotation === 'reused' ? 'token-reused' : 'expired', call.trace);
      return refusals[rotation]();
    }
    const account = await this.accounts.byId(session.userId, tx.client);
    if (account === null) return refusals.unknown();
    if (isBanned(account, now)) return new AppError(withStatus(authErrors.user_banned, 400));
    if (rotation === 'answer-active') return this.issuer.write(account, session);
    const refreshCount = session.refreshCount + 1;
    await this.sessions.rotate(tx, session.id, refreshCount, now);
    return this.issuer.write(account, { ...session, refreshCount, refreshedAt: now });
  }
}
