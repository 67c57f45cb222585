import { createRemoteJWKSet, errors, jwtVerify, type CryptoKey, type JWTVerifyGetKey, type RemoteJWKSet } from 'jose';
import { ID_TOKEN_ALGORITHMS, isForOne, isFromIssuer, isIdToken, type IdTokenClaims } from './id-token-rules.ts';

/** How far the clocks of a provider and of this service may be apart. */
export const CLOCK_TOLERANCE_SECONDS = 60;

/** What the metadata of a provider say about its signatures. */
interface Signer {
  readonly issuer: string;
  readonly jwks_uri?: string | undefined;
}

export interface VerifiedClaims {
  readonly claims: IdTokenClaims;
  readonly algorithm: string;
}

/** The key set was not answered, or is none. */
export class KeySetMissing extends Error {}

/** The token names no key of the set. Every other error of a look-up is about the set, whatever token is shown. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/**
 * Verifies ID tokens that a client got from its provider without us. Keys are requested once in ten minutes, and because of
 * an unknown key at most every 30 seconds, whatever the tokens name.
 */
export class IdTokenVerifier {
  private keys: RemoteJWKSet | undefined;

  /** @param clientIds of this installation at the provider */
  constructor(
    private readonly clientIds: readonly string[],
    private readonly timeoutMs: number,
  ) {}

  /**
   * @param maxSeconds the greatest age of a token, whatever its own expiry
   * @throws KeySetMissing if the provider does not answer, any other Error for an invalid token
   */
  async verify(token: string, signer: Signer, now: Date, maxSeconds: number): Promise<VerifiedClaims> {
    const keyOf: JWTVerifyGetKey<CryptoKey> = async (header, unverified) => {
      try {
        return await this.keysOf(signer)(header, unverified);
      } catch (error) {
        if (isAboutToken(error)) throw error;
        throw new KeySetMissing('the key set is missing', { cause: error });
      }
    };
    const { payload, protectedHeader } = await jwtVerify(token, keyOf, {
      algorithms: [...ID_TOKEN_ALGORITHMS],
      audience: [...this.clientIds],
      requiredClaims: ['iss', 'sub', 'iat', 'exp'],
      maxTokenAge: maxSeconds,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    if (!isIdToken(payload, protectedHeader.typ)) throw new Error('the token is of another kind');
    if (!isForOne(payload, this.clientIds)) throw new Error('the token is for other clients, too');
    if (!isFromIssuer(payload, signer.issuer)) throw new Error('the token is of another issuer');
    return { claims: payload, algorithm: protectedHeader.alg };
  }

  /** The address is from the provider's own metadata, never from a token; without TLS only where the issuer has none. */
  private keysOf({ issuer, jwks_uri: address }: Signer): RemoteJWKSet {
    if (this.keys !== undefined) return this.keys;
    const url = new URL(address ?? '');
    if (url.protocol !== 'https:' && !issuer.startsWith('http:')) throw new TypeError('the key set has no TLS');
    this.keys = createRemoteJWKSet(url, { timeoutDuration: this.timeoutMs });
    return this.keys;
  }
}
