import { Inject } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { startSso } from '@nivel/contracts/auth/start-sso.operation';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Handler } from '@nivel/platform/handler';
import { Captcha } from '../captcha/captcha.ts';
import type { AuthSettings } from '../config.ts';
import { pkceOf } from '../flow-states/pkce.ts';
import { Body } from '../http/body.ts';
import { Redirects } from '../http/redirects.ts';
import { invalid } from '../http/refusals.ts';
import type { SamlClient } from '../saml/saml-client.ts';
import { SamlClients } from '../saml/saml-clients.ts';

/**
 * Says where the people of an organization sign in. That is an address of ours, which leads on to the identity provider: programs
 * and pages of other sites call this one, and only the browser that signs in may get the cookie of the visit.
 */
@Handles(startSso)
export class StartSsoHandler implements Handler<typeof startSso> {
  constructor(
    private readonly clients: SamlClients,
    private readonly captcha: Captcha,
    private readonly redirects: Redirects,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(request: AuthRequest): Promise<AuthResponse> {
    this.clients.requireAny();
    await this.captcha.check(request);
    const body = Body.of(request);
    const url = new URL(`${this.settings.PUBLIC_URL}/auth/v1/authorize`);
    url.searchParams.set('provider', this.clientOf(body.text('provider_id'), body.text('domain')).name);
    url.searchParams.set('redirect_to', this.redirects.of(request, body.text('redirect_to')));
    const pkce = pkceOf(body.text('code_challenge'), body.text('code_challenge_method'));
    if (pkce !== null) {
      url.searchParams.set('code_challenge', pkce.challenge);
      url.searchParams.set('code_challenge_method', pkce.method);
    }
    if (body.flag('skip_http_redirect', false)) return { status: 200, body: { url: url.href } };
    return { status: 303, redirect: url.href, body: null };
  }

  /** @throws AppError validation_failed, sso_provider_not_found */
  private clientOf(id: string, domain: string): SamlClient {
    if (id !== '' && domain !== '') throw invalid('Only one of provider_id or domain supported');
    if (id !== '') return this.clients.byId(id);
    if (domain === '') throw invalid('A provider_id or domain needs to be provided');
    return this.clients.byDomain(domain);
  }
}
