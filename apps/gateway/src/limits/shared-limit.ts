import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface LimitShape {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** What is known of one key here: needed when Redis is away, and told to it when it is back. */
interface Ledger {
  /** Consumed here while Redis was away. */
  untold: number;
  /** What this replica may still let through in this window without Redis. */
  share: number;
  until: number;
}

const MOST_KEYS = 50_000;

/**
 * A limit that all replicas keep together in Redis. While Redis is away each replica goes on from what it last knew of the
 * key, with its share of what was left; what it lets through meanwhile is told to Redis afterwards. So an outage neither
 * opens the door nor gives anybody a second allowance.
 */
export class SharedLimit {
  private readonly redis: RateLimiterRedis;
  private readonly ledgers = new Map<string, Ledger>();

  constructor(
    redis: Redis,
    readonly shape: LimitShape,
    private readonly replicas: number,
    private readonly now: () => number = Date.now,
  ) {
    this.redis = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `nivel:limit:${shape.name}`,
      points: shape.points,
      duration: shape.seconds,
      rejectIfRedisNotReady: true,
    });
  }

  /**
   * Takes points.
   * @returns 0 when they were there, else the milliseconds until the window ends, and the end of that window
   */
  async take(key: string, points: number): Promise<{ waitMs: number; until: number }> {
    const ledger = this.ledgerOf(key);
    const untold = ledger.untold;
    ledger.untold = 0;
    try {
      return this.learn(key, await this.redis.consume(key, points + untold), true);
    } catch (error) {
      if (error instanceof RateLimiterRes) return this.learn(key, error, false);
      const known = this.ledgerOf(key);
      known.untold += untold;
      return this.takeAlone(known, points);
    }
  }

  private learn(key: string, answer: RateLimiterRes, granted: boolean): { waitMs: number; until: number } {
    const until = this.now() + answer.msBeforeNext;
    const left = Math.max(0, this.shape.points - answer.consumedPoints);
    const share = Math.floor(left / this.replicas);
    const untold = this.ledgers.get(key)?.untold ?? 0;
    this.ledgers.set(key, { untold, share, until });
    return { waitMs: granted ? 0 : Math.max(1, answer.msBeforeNext), until };
  }

  private takeAlone(ledger: Ledger, points: number): { waitMs: number; until: number } {
    const now = this.now();
    if (ledger.share < points) return { waitMs: Math.max(1, ledger.until - now), until: ledger.until };
    ledger.share -= points;
    ledger.untold += points;
    return { waitMs: 0, until: ledger.until };
  }

  private ledgerOf(key: string): Ledger {
    const now = this.now();
    const known = this.ledgers.get(key);
    if (known && known.until > now) return known;
    if (this.ledgers.size >= MOST_KEYS) this.forgetOld(now);
    const share = Math.floor(this.shape.points / this.replicas);
    const fresh = { untold: 0, share, until: now + this.shape.seconds * 1_000 };
    this.ledgers.set(key, fresh);
    return fresh;
  }

  private forgetOld(now: number): void {
    for (const [key, ledger] of this.ledgers) if (ledger.until <= now) this.ledgers.delete(key);
    // Under a flood of addresses the oldest go first; Redis still knows them.
    for (const key of this.ledgers.keys()) {
      if (this.ledgers.size < MOST_KEYS) break;
      this.ledgers.delete(key);
    }
  }
}
