import { Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { IdentityLinkPermission } from './identity-link-permission.ts';
import { ProviderVisits } from './provider-visits.ts';
import { VisitRequests } from './visit-requests.ts';

/** Redirects of signed-in people to a provider, to link an identity there. */
@Injectable()
export class IdentityLinkVisits {
  constructor(
    private readonly permission: IdentityLinkPermission,
    private readonly requests: VisitRequests,
    private readonly visits: ProviderVisits,
  ) {}

  /** @throws AppError of the bearer check, manual_linking_disabled, validation_failed, unavailable, and those of a fresh proof */
  async begin(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.permission.check(call);
    const { provider, wanted } = this.requests.read(request);
    await this.permission.prove(opened, request.body, request, call);
    const { account, session } = opened;
    const link = { userId: account.id, sessionId: session.id };
    const { url, headers } = await this.visits.begin(provider, { ...wanted, link }, request, call);
    if (request.query['skip_http_redirect'] === 'true') return { status: 200, headers, body: { url } };
    return { status: 302, redirect: url, headers, body: null };
  }
}
