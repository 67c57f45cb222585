import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { networkOf } from '@nivel/platform/network-of';
import type { GatewaySettings } from '../config.ts';
import { isLoopback } from '../http/client-address.ts';
import { LeasedLimit } from './leased-limit.ts';
import { SharedLimit } from './shared-limit.ts';

/** The auth endpoints that are limited per client address, and the setting of each limit (wire contract, section 7). */
const authLimits = {
  'POST /signup': 'RATE_SIGN_UP',
  'POST /otp': 'RATE_MAIL',
  'POST /recover': 'RATE_MAIL',
  'POST /resend': 'RATE_MAIL',
  'GET /reauthenticate': 'RATE_MAIL',
  'PUT /user': 'RATE_UPDATE_USER',
  'GET /verify': 'RATE_VERIFY',
  'POST /verify': 'RATE_VERIFY',
  'POST /verify/preview': 'RATE_VERIFY',
  'POST /token': 'RATE_TOKEN',
  'GET /authorize': 'RATE_TOKEN',
  'GET /callback': 'RATE_TOKEN',
  'GET /user/identities/authorize': 'RATE_TOKEN',
  'POST /user/identities/authorize': 'RATE_TOKEN',
  'POST /sso': 'RATE_SSO',
  'POST /sso/saml/acs': 'RATE_TOKEN',
} as const satisfies Record<string, keyof GatewaySettings>;

const tooMany = (waitMs: number): AppError =>
  new AppError(commonErrors.over_request_rate_limit, { details: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });

/**
 * How often a caller may call. All methods throw `over_request_rate_limit`; the general ones only return a promise when Redis
 * is needed.
 */
export class RequestLimits {
  private readonly users: LeasedLimit | null;
  private readonly addresses: LeasedLimit | null;
  private readonly reports: SharedLimit | null;
  private readonly documents: SharedLimit | null;
  private readonly guesses: SharedLimit | null;
  private readonly auth = new Map<string, SharedLimit>();
  /** Every call needs one, and few are new. */
  private readonly networks = new LRUCache<string, string>({ max: 10_000, memoMethod: networkOf });

  constructor(
    private readonly redis: Redis,
    private readonly settings: GatewaySettings,
  ) {
    this.users = this.general('user', settings.RATE_USER_PER_MINUTE);
    this.addresses = this.general('address', settings.RATE_ADDRESS_PER_MINUTE);
    this.reports = this.perMinute('client-report', settings.RATE_CLIENT_REPORTS_PER_MINUTE);
    this.documents = this.perMinute('document', settings.RATE_DOCUMENT_PER_MINUTE);
    this.guesses = this.perMinute('guess', settings.RATE_GUESS_PER_MINUTE);
    const byPath = new Map<string, SharedLimit>();
    for (const [endpoint, setting] of Object.entries(authLimits)) {
      const perWindow = settings[setting];
      if (perWindow === 0) continue;
      // A code may be tried by link and by hand, an identity linked with and without a proof: both ways count together.
      const path = endpoint.split(' ')[1] ?? endpoint;
      const limit = byPath.get(path) ?? this.authLimit(path, perWindow);
      byPath.set(path, limit);
      this.auth.set(endpoint, limit);
    }
    for (const act of ['challenge', 'verify']) {
      const limit = this.perMinute(`factor-${act}`, settings.RATE_FACTORS_PER_MINUTE);
      if (limit !== null) this.auth.set(`POST /factors/{factorId}/${act}`, limit);
      if (limit !== null && act === 'verify') this.auth.set('POST /factors/recovery-codes/verify', limit);
    }
  }

  user(userId: string): Promise<void> | null {
    return this.check(this.users, userId);
  }

  /** Whether callers from this address are left out of the limits per address. */
  isUnlimited(address: string): boolean {
    return this.settings.LOOPBACK_UNLIMITED && isLoopback(address);
  }

  address(address: string): Promise<void> | null {
    if (this.isUnlimited(address)) return null;
    return this.check(this.addresses, this.networks.memo(address));
  }

  /** One call of an auth endpoint, named `<method> <path>`. */
  async authCall(endpoint: string, address: string): Promise<void> {
    if (this.isUnlimited(address)) return;
    const limit = this.auth.get(endpoint);
    if (limit === undefined) {
      await this.address(address);
      return;
    }
    const { waitMs } = await limit.take(networkOf(address), 1);
    if (waitMs > 0) throw tooMany(waitMs);
  }

  /** One report of a page of the client. */
  clientReport(address: string): Promise<void> {
    return this.ofNetwork(this.reports, address);
  }

  /** One call that may be a guess at a secret. */
  guess(address: string): Promise<void> {
    return this.ofNetwork(this.guesses, address);
  }

  /** One request for a document. @param name which one, without the secret in its address */
  async document(name: string): Promise<void> {
    const { waitMs } = (await this.documents?.take(name, 1)) ?? { waitMs: 0 };
    if (waitMs > 0) throw tooMany(waitMs);
  }

  private async ofNetwork(limit: SharedLimit | null, address: string): Promise<void> {
    if (limit === null || this.isUnlimited(address)) return;
    const { waitMs } = await limit.take(this.networks.memo(address), 1);
    if (waitMs > 0) throw tooMany(waitMs);
  }

  private check(limit: LeasedLimit | null, key: string): Promise<void> | null {
    const waiting = limit?.take(key) ?? null;
    if (waiting === null) return null;
    return waiting.then((waitMs) => {
      if (waitMs > 0) throw tooMany(waitMs);
    });
  }

  private perMinute(name: string, points: number): SharedLimit | null {
    const { GATEWAY_REPLICAS } = this.settings;
    return points === 0 ? null : new SharedLimit(this.redis, { name, points, seconds: 60 }, GATEWAY_REPLICAS);
  }

  private general(name: string, perMinute: number): LeasedLimit | null {
    if (perMinute === 0) return null;
    const { GATEWAY_REPLICAS, RATE_LEASE } = this.settings;
    return new LeasedLimit(
      new SharedLimit(this.redis, { name, points: perMinute, seconds: 60 }, GATEWAY_REPLICAS),
      RATE_LEASE,
    );
  }

  /** `burst` at once, refilled so that the average is `perWindow` per window: a window shortened to the burst's share. */
  private authLimit(endpoint: string, perWindow: number): SharedLimit {
    const { RATE_BURST, RATE_WINDOW_SECONDS, GATEWAY_REPLICAS } = this.settings;
    const points = Math.min(RATE_BURST, perWindow);
    const seconds = Math.max(1, Math.round((RATE_WINDOW_SECONDS * points) / perWindow));
    const name = endpoint.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    return new SharedLimit(this.redis, { name, points, seconds }, GATEWAY_REPLICAS);
  }
}
