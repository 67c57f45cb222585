import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { providerCallback } from '@nivel/contracts/auth/provider-callback.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { withBoth } from '../http/redirect-target.ts';
import { ProviderRefusal } from '../provider-clients/provider-client.ts';
import { Providers } from '../provider-clients/providers.ts';
import { ProviderReturns } from './provider-returns.ts';
import { ProviderSignIn } from './provider-sign-in.ts';
import type { ProviderVisit } from './provider-visit.ts';
import { ProviderVisits } from './provider-visits.ts';

const LONGEST = 300;

/** The redirect target of providers. */
@Handles(providerCallback)
export class ProviderCallbackHandler implements Handler<typeof providerCallback> {
  constructor(
    private readonly returns: ProviderReturns,
    private readonly visits: ProviderVisits,
    private readonly providers: Providers,
    private readonly signIn: ProviderSignIn,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const state = request.query['state'] ?? '';
    const browser = { state, cookie: request.headers.flowBrowser, status: 302 } as const;
    return this.returns.answer(browser, call, (visit) => this.finish(visit, state, request, call));
  }

  /** The provider's refusal is passed on as it is; `ProviderReturns` writes every other reason. */
  private async finish(visit: ProviderVisit, state: string, request: AuthRequest, call: Call): Promise<string> {
    try {
      const client = this.providers.find(visit.provider);
      const profile = await client.profile(request.query, this.visits.checksOf(state));
      return await this.signIn.finish(visit, client, profile, request, call);
    } catch (error) {
      if (error instanceof ProviderRefusal) return withBoth(visit.redirectTo, parametersOf(error));
      throw error;
    }
  }
}

const parametersOf = ({ error, description }: ProviderRefusal): Record<string, string> => ({
  error: error.slice(0, LONGEST),
  ...(description !== undefined && { error_description: description.slice(0, LONGEST) }),
});
