import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authorize } from '@nivel/contracts/auth/authorize.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { refusalParameters } from '../http/refusal-parameters.ts';
import { withBoth } from '../http/redirect-target.ts';
import { ProviderVisits } from './provider-visits.ts';
import { VisitRequests } from './visit-requests.ts';

/** Redirects a browser to a provider. If the provider does not answer, redirects it back with the reason. */
@Handles(authorize)
export class AuthorizeHandler implements Handler<typeof authorize> {
  constructor(
    private readonly requests: VisitRequests,
    private readonly visits: ProviderVisits,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { provider, wanted } = this.requests.read(request);
    try {
      const { url, headers } = await this.visits.begin(provider, { ...wanted, link: null }, request, call);
      return { status: 302, redirect: url, headers, body: null };
    } catch (error) {
      return { status: 302, redirect: withBoth(wanted.redirectTo, refusalParameters(error)), body: null };
    }
  }
}
