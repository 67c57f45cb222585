import { Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import type { IdTokenPerson, ProviderClient } from '../provider-clients/provider-client.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import type { Session } from '../sessions/session.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { spentIdToken } from './id-token-sign-ins.ts';
import { ProviderAccounts } from './provider-accounts.ts';
import { SpentIdTokensRepository } from './spent-id-tokens.repository.ts';

/** Links the person of an ID token to the account of the caller. */
@Injectable()
export class IdTokenLinks {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly spent: SpentIdTokensRepository,
    private readonly sessions: SessionsRepository,
    private readonly opener: SessionOpener,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /**
   * Callers have verified the session and a fresh proof. The response is the same session with the new identity in its
   * tokens, so that a second step that it has taken still counts.
   * @throws AppError as `ProviderAccounts.link`, bad_id_token if it was used before, session_not_found
   */
  async add(
    { id, userId }: Pick<Session, 'id' | 'userId'>,
    client: ProviderClient,
    { profile, tokenHash }: IdTokenPerson,
    request: AuthRequest,
    call: Call,
  ): Promise<AuthResponse> {
    const linked = await this.work.run(call, async (unit) => {
      if (!(await this.spent.spend(unit, tokenHash))) throw spentIdToken();
      const account = await this.accounts.link(unit, client, profile, userId, request, call);
      const session = await this.sessions.lock(unit, id);
      if (session === null) throw new AppError(authErrors.session_not_found);
      return { account, session };
    });
    return { status: 200, body: await this.opener.write(linked) };
  }
}
