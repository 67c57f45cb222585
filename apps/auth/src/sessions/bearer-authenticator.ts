import { Inject, Injectable } from '@nestjs/common';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AccessTokens } from '@nivel/platform/access-token';
import { tokenSettings } from '@nivel/platform/key-set';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { isBanned } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import { SigningKeys } from '../keys/signing-keys.ts';
import { needsSecondStep, type OpenSession } from './session.ts';
import { SessionsRepository } from './sessions.repository.ts';
import type { AuthClient } from '../database.ts';

const LOW_AAL = 'AAL2 session is required to update email or password when MFA is enabled.';

/**
 * The bearer check of the auth door (wire contract 2.4). It reads the session's row, so access tokens are invalid as soon
 * as the session ends.
 */
@Injectable()
export class BearerAuthenticator {
  private readonly tokens: AccessTokens;

  constructor(
    keys: SigningKeys,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) settings: AuthSettings,
  ) {
    const now = (): number => clock.now().getTime();
    this.tokens = new AccessTokens(
      async () => keys.publicKeys,
      () => false,
      tokenSettings(settings),
      now,
    );
  }

  /** @throws AppError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned, insufficient_aal */
  async check(call: Call): Promise<OpenSession> {
    const opened = await this.checkBeforeSecondStep(call);
    if (needsSecondStep(opened)) throw new AppError(withStatus(authErrors.insufficient_aal, 401), { message: LOW_AAL });
    return opened;
  }

  /**
   * For the calls of the second step, and those that a session may make without it: read the user, and sign out.
   * @throws AppError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
   */
  async checkBeforeSecondStep(call: Call): Promise<OpenSession> {
    if (call.token === null) throw new AppError(authErrors.no_authorization);
    const { userId, sessionId } = await this.tokens.identify(call.token).catch((cause: unknown) => {
      throw new AppError(authErrors.bad_jwt, { cause });
    });
    const { reads } = this.work;
    const [account, session] = await Promise.all([
      this.accounts.byId(reads, userId),
      this.sessions.byId(reads, sessionId),
    ]);
    if (account === null) throw new AppError(authErrors.user_not_found);
    if (session === null || session.userId !== userId) throw new AppError(authErrors.session_not_found);
    if (isBanned(account, this.clock.now())) throw new AppError(authErrors.user_banned);
    return { account, session };
  }
}
