import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
} from 'openid-client';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { gitHubKind } from './github-kind.ts';
import { openIdKind } from './openid-kind.ts';
import type { ProviderKind } from './provider-kind.ts';
import type { ProviderProfile } from './provider-profile.ts';
import type { ConfiguredProvider } from './provider-settings.ts';

/** What binds the answer of a provider to the request: each is random and known to nobody else. */
export interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a caller may add to the request. */
export interface ProviderWishes {
  /** Further scopes, with blanks between. */
  readonly scopes: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const unreachable = (cause: unknown): AppError =>
  new AppError(withStatus(commonErrors.unavailable, 503), { message: 'The provider does not answer', cause });
const notExchanged = (cause: unknown): AppError =>
  new AppError(authErrors.bad_oauth_callback, { message: 'Unable to exchange external code', cause });

/** The library's errors that say that nobody answered, or not in time. */
const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT');

/** One provider, asked with this installation's keys. */
export class ProviderClient {
  readonly name: string;
  readonly label: string;
  private readonly kind: ProviderKind;
  private configured: Promise<Configuration> | undefined;

  constructor(
    settings: ConfiguredProvider,
    private readonly callback: string,
    timeoutSeconds: number,
  ) {
    this.name = settings.name;
    this.label = settings.label;
    this.kind = (settings.name === 'github' ? gitHubKind : openIdKind)(settings, timeoutSeconds);
  }

  /** Where a person signs in at the provider. @throws AppError unavailable */
  async address({ state, nonce, verifier }: ProviderChecks, { scopes, parameters }: ProviderWishes): Promise<string> {
    const configuration = await this.configuration();
    const scope = [...new Set([...this.kind.scope.split(' '), ...scopes.split(/[\s,]+/)])].filter((one) => one !== '');
    const url = buildAuthorizationUrl(configuration, {
      ...parameters,
      redirect_uri: this.callback,
      scope: scope.join(' '),
      state,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(this.kind.isOpenId && { nonce }),
    });
    return url.href;
  }

  /** Who signed in, by the parameters with which the provider sent the browser back. @throws AppError unavailable, bad_oauth_callback */
  async profile(
    parameters: Readonly<Record<string, string>>,
    { state, nonce, verifier }: ProviderChecks,
  ): Promise<ProviderProfile> {
    const configuration = await this.configuration();
    const checks = { expectedState: state, pkceCodeVerifier: verifier };
    const signed = this.kind.isOpenId ? { expectedNonce: nonce, idTokenExpected: true } : {};
    const back = new URL(this.callback);
    for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
    try {
      const tokens = await authorizationCodeGrant(configuration, back, { ...checks, ...signed });
      const profile = await this.kind.profile(configuration, {
        access_token: tokens.access_token,
        claims: () => tokens.claims(),
      });
      if (profile.subject === '') throw new Error('the provider does not say who signed in');
      return profile;
    } catch (error) {
      throw isSilence(error) ? unreachable(error) : notExchanged(error);
    }
  }

  /** What the provider says about itself, asked once; where it did not answer, asked again the next time. */
  private async configuration(): Promise<Configuration> {
    try {
      this.configured ??= this.kind.configure();
      return await this.configured;
    } catch (error) {
      this.configured = undefined;
      throw unreachable(error);
    }
  }
}
