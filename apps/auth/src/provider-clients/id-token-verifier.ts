import { createRemoteJWKSet, errors, jwtVerify, type RemoteJWKSet } from 'jose';
import { ID_TOKEN_ALGORITHMS, isForOne, isFromIssuer, type IdTokenClaims } from './id-token-rules.ts';

/** How far the clocks of a provider and of this service may be apart. */
export const CLOCK_TOLERANCE_SECONDS = 60;

/** What the metadata of a provider say about its signatures. */
interface Signer {
  readonly issuer: string;
  readonly jwks_uri?: string | undefined;
}

interface VerifiedClaims {
  readonly claims: IdTokenClaims;
  readonly algorithm: string;
}

/** The key set was not answered, or is none. The library has no class of its own for most of that. */
export const isKeySetMissing = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === errors.JOSEError.code);

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
   * @throws Error for an invalid token; one for which `isKeySetMissing` holds if the provider does not answer
   */
  async verify(token: string, signer: Signer, now: Date, maxSeconds: number): Promise<VerifiedClaims> {
    const { payload, protectedHeader } = await jwtVerify(token, this.keysOf(signer), {
      algorithms: [...ID_TOKEN_ALGORITHMS],
      audience: [...this.clientIds],
      requiredClaims: ['iss', 'sub', 'iat', 'exp'],
      maxTokenAge: maxSeconds,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
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
