import { Inject, Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { FreshProof } from '../factors/fresh-proof.ts';
import { Body } from '../http/body.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { ProviderVisits } from './provider-visits.ts';
import { VisitRequests } from './visit-requests.ts';

/**
 * Redirects of signed-in people to a provider, to link an identity there. A linked identity can sign in, so linking needs a
 * fresh proof.
 */
@Injectable()
export class IdentityLinkVisits {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
    private readonly requests: VisitRequests,
    private readonly visits: ProviderVisits,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError of the bearer check, manual_linking_disabled, validation_failed, unavailable, and those of a fresh proof */
  async begin(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.check(call);
    if (!this.settings.IDENTITY_LINKING_ENABLED) throw new AppError(authErrors.manual_linking_disabled);
    const { provider, wanted } = this.requests.read(request);
    await this.proof.ask(opened, Body.of({ ...request, body: request.body ?? {} }), request, call);
    const { account, session } = opened;
    const link = { userId: account.id, sessionId: session.id };
    const { url, headers } = await this.visits.begin(provider, { ...wanted, link }, request, call);
    if (request.query['skip_http_redirect'] === 'true') return { status: 200, headers, body: { url } };
    return { status: 302, redirect: url, headers, body: null };
  }
}
