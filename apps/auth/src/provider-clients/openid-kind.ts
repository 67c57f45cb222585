import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  fetchUserInfo,
  type ClientAuth,
} from 'openid-client';
import type { ProviderKind } from './provider-kind.ts';
import { emailOfClaim, subjectOfClaim, textOfClaim, type ProviderProfile } from './provider-profile.ts';
import type { ConfiguredProvider } from './provider-settings.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Some providers send a boolean as a text or a number. */
const isYes = (claim: unknown): boolean => claim === true || claim === 'true' || claim === 1 || claim === '1';

/** The directory of Microsoft's personal accounts; their addresses are confirmed. */
const MICROSOFT_PRIVATE = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Microsoft sends no `email_verified`, and an administrator of any directory can write any address into `email`: only
 * `xms_edov`, or a personal account, vouches for one.
 */
const isVouchedByMicrosoft = (claims: Claims): boolean =>
  claims['tid'] === MICROSOFT_PRIVATE || isYes(claims['xms_edov']);

const isVerified = (name: string, claims: Claims): boolean =>
  name === 'azure' ? isVouchedByMicrosoft(claims) : isYes(claims['email_verified']);

/** @param name of the provider: each vouches for an address in its own way */
export const profileOf = (name: string, claims: Claims): ProviderProfile => ({
  subject: subjectOfClaim(claims['sub']),
  issuer: textOfClaim(claims['iss']),
  email: emailOfClaim(claims['email']),
  isEmailVerified: isVerified(name, claims),
  name: textOfClaim(claims['name']),
  givenName: textOfClaim(claims['given_name']),
  familyName: textOfClaim(claims['family_name']),
});

/**
 * Sends the secret in the body of a request if the provider accepts it there, otherwise in the header, which is also the
 * default of a provider that declares neither.
 */
const authenticationBy =
  (secret: string): ClientAuth =>
  (server, ...request) => {
    const isInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (isInBody ? ClientSecretPost : ClientSecretBasic)(secret)(server, ...request);
  };

/** Any provider with a description at its issuer's address (OpenID Connect Discovery). */
export const openIdKind = (
  { name, issuer, clientId, clientSecret }: ConfiguredProvider,
  timeoutSeconds: number,
): ProviderKind => ({
  isOpenId: true,
  scope: 'openid email profile',
  configure: () =>
    discovery(new URL(issuer), clientId, undefined, authenticationBy(clientSecret), {
      timeout: timeoutSeconds,
      ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
    }),
  profile: async (configuration, tokens) => {
    const signed = tokens.claims() ?? {};
    // Some providers return the address only from the userinfo endpoint.
    const isAsked = signed['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more = isAsked ? await fetchUserInfo(configuration, tokens.access_token, String(signed['sub'])) : {};
    return profileOf(name, { ...more, ...signed });
  },
});
