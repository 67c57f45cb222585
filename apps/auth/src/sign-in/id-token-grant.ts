import { Inject, Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { Body } from '../http/body.ts';
import { invalidIdToken } from '../http/refusals.ts';
import { IdTokenLinks } from '../identities/id-token-links.ts';
import { IdTokenSignIns } from '../identities/id-token-sign-ins.ts';
import { IdentityLinkPermission } from '../identities/identity-link-permission.ts';
import type { ShownIdToken } from '../provider-clients/provider-client.ts';
import { Providers, type IdTokenIssuer } from '../provider-clients/providers.ts';

/**
 * A session for the ID token of a provider that a client, such as an app of a phone, got without us; or an identity for the
 * account of the caller (wire contract, section 3).
 */
@Injectable()
export class IdTokenGrant {
  constructor(
    private readonly providers: Providers,
    private readonly permission: IdentityLinkPermission,
    private readonly signIns: IdTokenSignIns,
    private readonly links: IdTokenLinks,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError bad_id_token, provider_disabled, unavailable; as `IdTokenSignIns`, or as `IdTokenLinks` and a fresh proof */
  async signIn(body: Body, request: AuthRequest, call: Call): Promise<AuthResponse> {
    const [shown, issuer] = [shownIn(body), issuerIn(body)];
    const isLink = body.flag('link_identity', false);
    const proof = { current_password: body.text('current_password'), nonce: body.text('reauthentication_nonce') };
    // First, so that a caller who may not link learns nothing about the token.
    const opened = isLink ? await this.permission.check(call) : null;
    const client = this.providers.findByIssuer(issuer);
    const person = await client.idTokenPerson(shown, this.clock.now(), this.settings.ID_TOKEN_SECONDS);
    if (opened === null) return this.signIns.open(client, person, request, call);
    // `nonce` is that of the ID token here, so the code of an e-mail has another name.
    await this.permission.prove(opened, proof, request, call);
    return this.links.add(opened.session, client, person, request, call);
  }
}

const shownIn = (body: Body): ShownIdToken => {
  const token = body.text('id_token');
  if (token === '') throw invalidIdToken('id_token required');
  return { token, nonce: body.text('nonce'), accessToken: body.text('access_token') };
};

const issuerIn = (body: Body): IdTokenIssuer => {
  const [provider, issuer, clientId] = [body.text('provider'), body.text('issuer'), body.text('client_id')];
  if (provider === '' && (issuer === '' || clientId === ''))
    throw invalidIdToken('provider or client_id and issuer required');
  return { provider, issuer, clientId };
};
