import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { FlowStates } from '../flow-states/flow-states.ts';
import { withFragment, withQuery } from '../http/redirect-target.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { sessionParameters } from '../sessions/session-parameters.ts';
import { ProviderAccounts } from './provider-accounts.ts';
import type { ProviderProfile } from '../provider-clients/provider-profile.ts';
import type { ProviderVisit } from './provider-visit.ts';
import type { VouchingProvider } from './visited-provider.ts';

/**
 * Signs in a person whom a provider vouches for: finds or creates their account, and opens a session or creates the code
 * for one.
 */
@Injectable()
export class ProviderSignIn {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly flows: FlowStates,
    private readonly opener: SessionOpener,
    private readonly ender: SessionEnder,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @returns the redirect of the browser @throws AppError as `ProviderAccounts`, validation_failed */
  async finish(
    { redirectTo, pkce, link }: ProviderVisit,
    provider: VouchingProvider,
    profile: ProviderProfile,
    request: AuthRequest,
    call: Call,
  ): Promise<string> {
    const outcome = await this.work.run(call, async (unit) => {
      // The session may have ended while the person was at the provider.
      if (link !== null) await this.ender.refuseEnded(unit, link.sessionId);
      const account =
        link === null
          ? await this.accounts.enter(unit, provider, profile, request, call)
          : await this.accounts.link(unit, provider, profile, link.userId, request, call);
      if (pkce !== null) return { code: await this.flows.beginWithCode(unit, account.id, provider.method, pkce) };
      const by = { method: provider.method, isRecovery: false, proof: null };
      return { opened: await this.opener.open(unit, account, by, request, call) };
    });
    if (outcome.code !== undefined) return withQuery(redirectTo, { code: outcome.code });
    return withFragment(redirectTo, sessionParameters(await this.opener.write(outcome.opened)));
  }
}
