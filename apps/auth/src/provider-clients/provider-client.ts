import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
} from 'openid-client';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { invalidIdToken } from '../http/refusals.ts';
import { gitHubKind } from './github-kind.ts';
import { belongsToAccessToken, idTokenHashOf, nonceFault } from './id-token-rules.ts';
import { IdTokenVerifier, KeySetMissing, type VerifiedClaims } from './id-token-verifier.ts';
import { openIdKind, profileOf } from './openid-kind.ts';
import type { ProviderKind } from './provider-kind.ts';
import type { ProviderProfile } from './provider-profile.ts';
import type { ConfiguredProvider } from './provider-settings.ts';

/** The values that bind the provider's response to the request: each is random and known to nobody else. */
export interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Optional additions of a caller to the request. */
export interface ProviderWishes {
  /** Further scopes, separated by blanks. */
  readonly scopes: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The provider's error instead of a code: in most cases the person cancelled. */
export class ProviderRefusal extends Error {
  constructor(
    readonly error: string,
    readonly description: string | undefined,
  ) {
    super(error);
  }
}

/** An ID token as a client shows it; empty texts where it has no nonce or access token. */
export interface ShownIdToken {
  readonly token: string;
  readonly nonce: string;
  readonly accessToken: string;
}

/** The person of a verified ID token. */
export interface IdTokenPerson {
  readonly profile: ProviderProfile;
  /** Identifies the token, so that it can be spent. */
  readonly tokenHash: Uint8Array<ArrayBuffer>;
}

/** Those of every provider are shorter; anything longer is not verified. */
const LONGEST_ID_TOKEN = 16_384;

/**
 * The pause after a provider did not answer, in which nothing is requested from it for ID tokens: anybody may show one, so a
 * flood of them would otherwise become a flood of requests.
 */
const SILENCE_MS = 2_000;

const unreachable = (cause: unknown): AppError =>
  new AppError(withStatus(commonErrors.unavailable, 503), { message: 'The provider does not answer', cause });
const notExchanged = (cause: unknown): AppError =>
  new AppError(authErrors.bad_oauth_callback, { message: 'Unable to exchange external code', cause });

const refused = ({ error, error_description: description }: AuthorizationResponseError): ProviderRefusal =>
  new ProviderRefusal(error, description);

/** The library's errors for no response, or none in time. */
const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT');

/** One provider, called with this installation's keys. */
export class ProviderClient {
  readonly method = 'oauth';
  readonly returnsBy = 'redirect';
  readonly name: string;
  readonly label: string;
  readonly issuer: string;
  /** Of this installation at the provider: its own, and those of its apps. */
  readonly clientIds: readonly string[];
  private readonly idTokens: IdTokenVerifier;
  private readonly kind: ProviderKind;
  private configured: Promise<Configuration> | undefined;
  private silentUntil = 0;

  constructor(
    settings: ConfiguredProvider,
    private readonly callback: string,
    timeoutSeconds: number,
  ) {
    this.name = settings.name;
    this.label = settings.label;
    this.issuer = settings.issuer;
    this.clientIds = [settings.clientId, ...settings.furtherClientIds];
    this.idTokens = new IdTokenVerifier(this.clientIds, Math.round(timeoutSeconds * 1_000));
    this.kind = (settings.name === 'github' ? gitHubKind : openIdKind)(settings, timeoutSeconds);
  }

  /** Whether the provider issues ID tokens. */
  get hasIdTokens(): boolean {
    return this.kind.isOpenId;
  }

  /** The address of the provider's sign-in page. @throws AppError unavailable */
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

  /**
   * The person who signed in, from the parameters of the provider's redirect. All providers share one address for it, so a
   * code could come from another one: the library refuses an `iss` (RFC 9207) that is not this provider's, for errors too,
   * and requires one of a provider that announces it, before the code is sent anywhere.
   * @throws AppError unavailable, bad_oauth_callback @throws ProviderRefusal
   */
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
      if (error instanceof AuthorizationResponseError) throw refused(error);
      throw isSilence(error) ? unreachable(error) : notExchanged(error);
    }
  }

  /**
   * The person of an ID token that the client got from the provider itself. The claims decide alone: nothing is requested with
   * the access token. @throws AppError unavailable, bad_id_token
   */
  async idTokenPerson(
    { token, nonce, accessToken }: ShownIdToken,
    now: Date,
    maxSeconds: number,
  ): Promise<IdTokenPerson> {
    if (token.length > LONGEST_ID_TOKEN) throw invalidIdToken('Bad ID token');
    const { claims, algorithm } = await this.verified(token, now, maxSeconds);
    if (accessToken !== '' && !belongsToAccessToken(claims, accessToken, algorithm))
      throw invalidIdToken('Bad ID token');
    const fault = nonceFault(nonce, claims);
    if (fault === 'one-sided')
      throw invalidIdToken('Passed nonce and nonce in id_token should either both exist or not.');
    if (fault === 'different') throw invalidIdToken('Nonces mismatch', 'invalid nonce');
    const profile = profileOf(this.name, claims);
    if (profile.subject === '') throw invalidIdToken('Missing sub claim in id_token');
    return { profile, tokenHash: idTokenHashOf(token) };
  }

  /** @throws AppError unavailable, also in the pause after a provider did not answer; bad_id_token */
  private async verified(token: string, now: Date, maxSeconds: number): Promise<VerifiedClaims> {
    const pauseMs = this.silentUntil - now.getTime();
    // A clock that was set back must not prolong the pause.
    if (pauseMs > 0 && pauseMs <= SILENCE_MS) throw unreachable(undefined);
    try {
      const configuration = await this.configuration();
      return await this.idTokens.verify(token, configuration.serverMetadata(), now, maxSeconds);
    } catch (error) {
      const isSilent = error instanceof AppError || error instanceof KeySetMissing;
      if (!isSilent) throw invalidIdToken('Bad ID token', 'invalid request', error);
      this.silentUntil = now.getTime() + SILENCE_MS;
      throw error instanceof AppError ? error : unreachable(error);
    }
  }

  /** The provider's metadata, requested once; after a failure requested again the next time. */
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
