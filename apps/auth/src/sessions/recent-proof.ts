import { Inject, Injectable } from '@nestjs/common';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, type Call } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import { CurrentPassword } from '../passwords/current-password.ts';
import type { Session } from './session.ts';
import { SessionsRepository } from './sessions.repository.ts';
import type { AuthClient } from '../database.ts';

/** A person who finds an open window must not end the owner's other sessions: the password is required again. */
@Injectable()
export class RecentProof {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly password: CurrentPassword,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * The caller's session. The check passes if it was opened a short while ago, the request has the password, or the account
   * has none.
   * @throws AppError current_password_required, current_password_invalid, over_request_rate_limit
   */
  async ask(call: Call, current: string | undefined): Promise<Session> {
    const { userId, sessionId } = actorOf(call);
    const { reads } = this.work;
    const [account, session] = await Promise.all([
      this.accounts.byId(reads, userId),
      this.sessions.byId(reads, sessionId),
    ]);
    if (account === null || session === null) throw new AppError(commonErrors.unauthenticated);
    const recently = this.clock.now().getTime() - this.settings.RECENT_SIGN_IN_SECONDS * 1_000;
    if (account.passwordHash === null || session.createdAt.getTime() >= recently) return session;
    await this.password.refuseOthers(account, current ?? '', NO_REQUEST, call);
    return session;
  }
}
