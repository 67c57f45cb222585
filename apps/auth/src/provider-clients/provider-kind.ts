import type { Configuration } from 'openid-client';
import type { ProviderProfile } from './provider-profile.ts';

/** The claims of an ID token, where there is one, and the token for further questions. */
export interface ProviderTokens {
  readonly access_token: string;
  claims(): Readonly<Record<string, unknown>> | undefined;
}

/** How a provider is spoken to. */
export interface ProviderKind {
  /** Whether it signs who came (OpenID Connect), or has to be asked (plain OAuth 2.0). */
  readonly isOpenId: boolean;
  readonly scope: string;
  configure(): Promise<Configuration>;
  profile(configuration: Configuration, tokens: ProviderTokens): Promise<ProviderProfile>;
}
