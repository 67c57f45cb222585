import { Inject } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { providerCallback } from '@nivel/contracts/auth/provider-callback.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { refusalParameters } from '../http/refusal-parameters.ts';
import { withBoth } from '../http/redirect-target.ts';
import type { ProviderVisit } from './provider-visit.ts';
import { ProviderSignIn } from './provider-sign-in.ts';
import { ProviderVisits } from './provider-visits.ts';
import { ProviderRefusal } from '../provider-clients/provider-client.ts';
import { Providers } from '../provider-clients/providers.ts';

const LONGEST = 300;

/**
 * The redirect target of providers. In every case the browser continues to the target that the person chose: with the
 * session or a code for it, or with the reason why there is none (wire contract, section 3). The target of an unknown state
 * is unknown: our sign-in page shows the reason.
 */
@Handles(providerCallback)
export class ProviderCallbackHandler implements Handler<typeof providerCallback> {
  constructor(
    private readonly visits: ProviderVisits,
    private readonly providers: Providers,
    private readonly signIn: ProviderSignIn,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const state = request.query['state'] ?? '';
    const taken = state === '' ? null : await this.visits.take(state, request, call);
    if (taken === null) {
      const refusal = state === '' ? stateMissing() : new AppError(authErrors.bad_oauth_state);
      const page = `${this.settings.PUBLIC_URL}/login`;
      return { status: 303, redirect: withBoth(page, refusalParameters(refusal)), body: null };
    }
    const { visit, isUsed } = taken;
    const redirect = isUsed
      ? withBoth(visit.redirectTo, refusalParameters(new AppError(authErrors.flow_state_already_used)))
      : await this.finish(visit, state, request, call);
    return { status: 302, redirect, body: null };
  }

  private async finish(visit: ProviderVisit, state: string, request: AuthRequest, call: Call): Promise<string> {
    try {
      const client = this.providers.find(visit.provider);
      const profile = await client.profile(request.query, this.visits.checksOf(state));
      return await this.signIn.finish(visit, client, profile, request, call);
    } catch (error) {
      const refusal = error instanceof ProviderRefusal ? parametersOf(error) : refusalParameters(error);
      return withBoth(visit.redirectTo, refusal);
    }
  }
}

const stateMissing = (): AppError =>
  new AppError(authErrors.bad_oauth_callback, { message: 'OAuth state parameter missing' });

const parametersOf = ({ error, description }: ProviderRefusal): Record<string, string> => ({
  error: error.slice(0, LONGEST),
  ...(description !== undefined && { error_description: description.slice(0, LONGEST) }),
});
