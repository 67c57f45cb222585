import { createHash } from 'node:crypto';

/** Claims of an ID token whose signature was verified. */
export type IdTokenClaims = Readonly<Record<string, unknown>>;

/** The signature algorithms that are accepted: none with a shared key. Each ends with the number of its hash. */
// prettier-ignore
export const ID_TOKEN_ALGORITHMS = [
  'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512',
] as const;

/**
 * Whether it is an ID token at all. Providers sign other tokens with the same keys, some of them for the same audience: access
 * tokens (RFC 9068, and in forms of their own Keycloak and Microsoft), and news of sign-outs and other events (RFC 8417). Those
 * are shown to more programs than an ID token is.
 * @param typ of the header
 */
export const isIdToken = ({ typ: kind, events, scope, scp }: IdTokenClaims, typ: string | undefined): boolean =>
  (typ === undefined || /^(application\/)?jwt$/i.test(typ)) &&
  (kind === undefined || kind === 'ID') &&
  [events, scope, scp].every((claim) => claim === undefined);

/**
 * Whether the token is for one client of this installation and for nobody else: every other audience could show it here, too.
 */
export const isForOne = ({ aud }: IdTokenClaims, clientIds: readonly string[]): boolean => {
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  return audiences.length === 1 && clientIds.some((one) => one === audiences[0]);
};

const GOOGLE = { issuer: 'https://accounts.google.com', older: 'accounts.google.com' } as const;

/**
 * @param issuer as the provider's metadata have it; Microsoft's have a place for the directory of the person. Some tokens of
 * Google name it without the scheme.
 */
export const isFromIssuer = ({ iss, tid }: IdTokenClaims, issuer: string): boolean =>
  iss === issuer.replace('{tenantid}', () => (typeof tid === 'string' ? tid : '')) ||
  (issuer === GOOGLE.issuer && iss === GOOGLE.older);

/**
 * What is wrong with a nonce: the token holds the hex SHA-256 of the client's, or neither has one (wire contract, section 3).
 * @param nonce as the client shows it; empty without one
 */
export const nonceFault = (nonce: string, { nonce: claim }: IdTokenClaims): 'one-sided' | 'different' | null => {
  const isClaimed = claim !== undefined && claim !== null && claim !== '';
  if (isClaimed !== (nonce !== '')) return 'one-sided';
  if (!isClaimed) return null;
  return claim === createHash('sha256').update(nonce).digest('hex') ? null : 'different';
};

/**
 * Whether an access token was issued together with the ID token (OpenID Connect 1.0, section 3.1.3.6). A token without
 * `at_hash` says nothing about it.
 * @param algorithm one of `ID_TOKEN_ALGORITHMS`
 */
export const belongsToAccessToken = (
  { at_hash: claim }: IdTokenClaims,
  accessToken: string,
  algorithm: string,
): boolean => {
  if (claim === undefined || claim === null) return true;
  const digest = createHash(`sha${algorithm.slice(-3)}`)
    .update(accessToken)
    .digest();
  return claim === digest.subarray(0, digest.length / 2).toString('base64url');
};

/**
 * Identifies a token, so that it can be spent. Of what was signed, because the same content can have several valid signatures
 * (ES256).
 */
export const idTokenHashOf = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    createHash('sha256')
      .update(token.slice(0, token.lastIndexOf('.')))
      .digest(),
  );
