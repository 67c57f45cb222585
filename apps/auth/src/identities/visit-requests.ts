import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { pkceOf } from '../flow-states/pkce.ts';
import { Redirects } from '../http/redirects.ts';
import type { ProviderWishes } from '../provider-clients/provider-client.ts';
import type { ProviderVisit } from './provider-visit.ts';
import { Providers } from '../provider-clients/providers.ts';
import { SamlClients } from '../saml/saml-clients.ts';
import type { VisitedProvider } from './visited-provider.ts';

/** Parameters that the server sets; the caller's values are ignored. */
const OURS = new Set([
  ...['provider', 'redirect_to', 'scopes', 'skip_http_redirect'],
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'state', 'nonce', 'scope'],
  ...['request', 'request_uri', 'code', 'code_challenge', 'code_challenge_method', 'code_verifier'],
]);
const LONGEST = 500;
const MOST = 20;

const furtherOf = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => !OURS.has(name) && name.length <= LONGEST && value.length <= LONGEST)
      .slice(0, MOST),
  );

export interface VisitRequest {
  readonly provider: VisitedProvider;
  readonly wanted: Pick<ProviderVisit, 'redirectTo' | 'pkce'> & { readonly wishes: ProviderWishes };
}

/** Reads a request for a redirect to a provider. */
@Injectable()
export class VisitRequests {
  constructor(
    private readonly providers: Providers,
    private readonly organizations: SamlClients,
    private readonly redirects: Redirects,
  ) {}

  /** @throws AppError validation_failed */
  read(request: AuthRequest): VisitRequest {
    const { query } = request;
    const name = query['provider'] ?? '';
    const provider = this.organizations.named(name) ?? this.providers.find(name);
    const pkce = pkceOf(query['code_challenge'] ?? '', query['code_challenge_method'] ?? '');
    const wishes = { scopes: (query['scopes'] ?? '').slice(0, LONGEST), parameters: furtherOf(query) };
    return { provider, wanted: { redirectTo: this.redirects.of(request), pkce, wishes } };
  }
}
