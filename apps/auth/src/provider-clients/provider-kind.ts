import type { Configuration } from 'openid-client';
import type { ProviderProfile } from './provider-profile.ts';

/** The claims of an ID token, if there is one, and the token for further requests. */
export interface ProviderTokens {
  readonly access_token: string;
  claims(): Readonly<Record<string, unknown>> | undefined;
}

/** The protocol of a provider. */
export interface ProviderKind {
  /** Whether the provider signs the person's identity (OpenID Connect), or has to be queried (plain OAuth 2.0). */
  readonly isOpenId: boolean;
  readonly scope: string;
  configure(): Promise<Configuration>;
  profile(configuration: Configuration, tokens: ProviderTokens): Promise<ProviderProfile>;
}
