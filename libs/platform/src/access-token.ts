import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';

/** The caller, according to a verified access token. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Seconds since the epoch after which the token is void. */
  readonly expiresAt: number;
  readonly claims: JWTPayload;
}

/** The source of public keys: the auth service over the broker, or its own store inside it. */
export type KeySetSource = () => Promise<JSONWebKeySet>;

export interface AccessTokenSettings {
  readonly issuer: string;
  readonly cacheSize: number;
  readonly keySetSeconds: number;
}

/** Claim of access tokens of a sign-in that has not shown the account's second factor yet; left out of all others. */
export const SECOND_STEP_CLAIM = 'needs_second_step';

/** Unknown key ids may ask for a fresh set at most this often, so that forged tokens cannot hammer the auth service. */
const REFETCH_PAUSE_MS = 5_000;
/** Keys that could not be renewed are valid for this many times their cache time. */
const VOID_AFTER = 2;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a refused token claimed to be one of ours and was not: its signature, its key or its algorithm is not ours. */
export const isForged = ({ cause }: AppError): boolean =>
  cause instanceof errors.JWSSignatureVerificationFailed ||
  cause instanceof errors.JWKSNoMatchingKey ||
  cause instanceof errors.JOSEAlgNotAllowed;

interface KnownKeys {
  readonly lookup: ReturnType<typeof createLocalJWKSet>;
  readonly fetchedAt: number;
}

/**
 * Verifies access tokens offline (ES256 only, issuer, audience, expiry) and refuses those of ended sessions. Verified tokens
 * are cached, so that a signature is not checked with every request. The cache lives no longer than the key set, so that tokens
 * of a removed key are refused.
 */
export class AccessTokens {
  private readonly verified: LRUCache<string, Actor>;
  private keys: KnownKeys | undefined;
  private fetching: Promise<JSONWebKeySet> | undefined;

  /** @param source called for fresh keys when the known ones are as old as `keySetSeconds`; twice as old, they are void */
  constructor(
    private readonly source: KeySetSource,
    private readonly isEnded: (sessionId: string) => boolean,
    private readonly settings: AccessTokenSettings,
    private readonly now: () => number = Date.now,
  ) {
    this.verified = new LRUCache({
      max: settings.cacheSize,
      ttl: settings.keySetSeconds * 1_000,
      ttlResolution: 0,
      perf: { now: this.now },
    });
  }

  /**
   * The only check that grants access. A session that still needs its second step gets none.
   * @throws AppError `unauthenticated` for every token that is not valid now, `insufficient_aal` before the second step
   */
  async verify(token: string): Promise<Actor> {
    const actor = await this.identify(token);
    if (actor.claims[SECOND_STEP_CLAIM] === true) throw new AppError(commonErrors.insufficient_aal);
    return actor;
  }

  /**
   * The owner of a token, also before the second step: for the calls that take this step, and for signing out.
   * @throws AppError `unauthenticated` for every token that is not valid now
   */
  async identify(token: string): Promise<Actor> {
    const actor = this.verified.get(token) ?? (await this.verifyNew(token));
    if (actor.expiresAt * 1_000 <= this.now() || this.isEnded(actor.sessionId)) {
      this.verified.delete(token);
      throw new AppError(commonErrors.unauthenticated);
    }
    return actor;
  }

  /** Asks for the keys before the first token comes. @throws AppError unavailable */
  async load(): Promise<void> {
    await this.lookup(false);
  }

  private async verifyNew(token: string): Promise<Actor> {
    if (token.length > 8_192) throw new AppError(commonErrors.unauthenticated);
    const payload = await this.check(token, false)
      .catch(async (error: unknown) => {
        if (error instanceof errors.JWKSNoMatchingKey) return this.check(token, true);
        throw error;
      })
      .catch((error: unknown) => {
        throw error instanceof AppError ? error : new AppError(commonErrors.unauthenticated, { cause: error });
      });
    const actor = toActor(payload);
    this.verified.set(token, actor, { ttl: this.keptMs() });
    return actor;
  }

  /** A verified token is forgotten with the keys that verified it, also while no fresh ones can be had. */
  private keptMs(): number {
    const cacheMs = this.settings.keySetSeconds * 1_000;
    const left = (this.keys?.fetchedAt ?? 0) + cacheMs * VOID_AFTER - this.now();
    return Math.max(1, Math.min(cacheMs, left));
  }

  private async check(token: string, fresh: boolean): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, await this.lookup(fresh), {
      issuer: this.settings.issuer,
      audience: 'authenticated',
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'exp', 'session_id'],
      currentDate: new Date(this.now()),
    });
    return payload;
  }

  private async lookup(fresh: boolean): Promise<ReturnType<typeof createLocalJWKSet>> {
    const age = this.keys ? this.now() - this.keys.fetchedAt : Number.POSITIVE_INFINITY;
    const usable = fresh ? age < REFETCH_PAUSE_MS : age < this.settings.keySetSeconds * 1_000;
    if (this.keys && usable) return this.keys.lookup;
    try {
      // Requests that arrive together ask once.
      this.fetching ??= this.source().finally(() => (this.fetching = undefined));
      this.keys = { lookup: createLocalJWKSet(await this.fetching), fetchedAt: this.now() };
    } catch (error) {
      // A short outage of the auth service signs nobody out: the cached keys still verify. But not without limit, because a key
      // may have been removed meanwhile.
      if (!this.keys || age >= this.settings.keySetSeconds * 1_000 * VOID_AFTER)
        throw new AppError(commonErrors.unavailable, { cause: error });
    }
    return this.keys.lookup;
  }
}

const toActor = (payload: JWTPayload): Actor => {
  const sessionId = payload['session_id'];
  if (
    typeof sessionId !== 'string' ||
    typeof payload.sub !== 'string' ||
    !UUID.test(payload.sub) ||
    !UUID.test(sessionId)
  ) {
    throw new AppError(commonErrors.unauthenticated);
  }
  return {
    userId: payload.sub,
    sessionId,
    email: typeof payload['email'] === 'string' ? payload['email'] : '',
    expiresAt: payload.exp ?? 0,
    claims: payload,
  };
};
