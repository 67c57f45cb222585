import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { AccountReopening } from '../account-reopening/account-reopening.ts';
import type { AccountFactor } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SessionEnder } from './session-ender.ts';
import { SECOND_STEP, type OpenSession, type Session } from './session.ts';
import { SessionsRepository } from './sessions.repository.ts';
import type { AuthUnit } from '../database.ts';

/** Raises a session to aal2 in place, and ends the user's others that have not got so far. */
@Injectable()
export class SessionRaiser {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly ender: SessionEnder,
    private readonly reopening: AccountReopening,
  ) {}

  /**
   * Callers hold the account and have verified the factor. The sign-in is complete: a closed account is taken back.
   * @returns the session with new refresh tokens; the one from before brings nothing (wire contract, section 4)
   * @throws AppError session_not_found, user_not_found when they ended since they were read
   */
  async raise(
    unit: AuthUnit,
    sessionId: string,
    factor: Pick<AccountFactor, 'id' | 'kind'>,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession> {
    const session = await this.sessions.lock(unit, sessionId);
    if (session === null) throw new AppError(authErrors.session_not_found);
    const shown = SECOND_STEP[factor.kind];
    const proof = { method: shown, timestamp: Math.floor(unit.now.getTime() / 1_000) };
    const raised: Session = {
      ...session,
      aal: 'aal2',
      amr: [proof, ...session.amr.filter(({ method }) => method !== shown)],
      factorId: factor.id,
      raisedFrom: session.refreshCount,
      refreshCount: session.refreshCount + 2,
      refreshedAt: unit.now,
    };
    await this.sessions.saveRaise(unit, raised);
    await this.ender.endLower(unit, raised);
    const account = await this.accounts.byId(unit, raised.userId);
    if (account === null) throw new AppError(authErrors.user_not_found);
    await this.reopening.reopen(unit, account, request, call);
    return { account, session: raised };
  }
}
