import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface LimitShape {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** The local state of one key: needed when Redis is down, and sent to it when it is back. */
interface Ledger {
  /** Consumed here while Redis was away. */
  untold: number;
  /** The points that this replica may still spend in this window without Redis. */
  share: number;
  /** Redis was away in this window: from then on the share counts, because the others have not sent theirs yet. */
  wasAlone: boolean;
  until: number;
}

const MOST_KEYS = 50_000;

/**
 * A limit that all replicas share in Redis. While Redis is down, each replica continues from its last state of the key, with
 * its share of the remaining points; it reports the calls admitted meanwhile to Redis afterwards. So an outage neither lifts
 * the limit nor grants a second allowance.
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
    if (ledger.wasAlone && ledger.share < points) {
      if (untold > 0) await this.tell(key, ledger);
      return { waitMs: Math.max(1, ledger.until - this.now()), until: ledger.until };
    }
    ledger.untold = 0;
    try {
      return this.learn(key, await this.redis.consume(key, points + untold), points);
    } catch (error) {
      if (error instanceof RateLimiterRes) return this.learn(key, error, 0);
      const known = this.ledgerOf(key);
      known.untold += untold;
      return this.takeAlone(known, points);
    }
  }

  /** Lets Redis count calls that were let through without it. */
  private async tell(key: string, ledger: Ledger): Promise<void> {
    const { untold } = ledger;
    ledger.untold = 0;
    await this.redis.penalty(key, untold).catch(() => {
      ledger.untold += untold;
    });
  }

  private learn(key: string, counted: RateLimiterRes, granted: number): { waitMs: number; until: number } {
    const until = this.now() + counted.msBeforeNext;
    const left = Math.max(0, this.shape.points - counted.consumedPoints);
    const known = this.ledgerOf(key);
    const fair = Math.floor(left / this.replicas);
    const share = known.wasAlone ? Math.min(known.share - granted, fair) : fair;
    this.ledgers.set(key, { untold: known.untold, share, wasAlone: known.wasAlone, until });
    return { waitMs: granted > 0 ? 0 : Math.max(1, counted.msBeforeNext), until };
  }

  private takeAlone(ledger: Ledger, points: number): { waitMs: number; until: number } {
    const now = this.now();
    ledger.wasAlone = true;
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
    const fresh = { untold: 0, share, wasAlone: false, until: now + this.shape.seconds * 1_000 };
    this.ledgers.set(key, fresh);
    return fresh;
  }

  private forgetOld(now: number): void {
    for (const [key, ledger] of this.ledgers) if (ledger.until <= now) this.ledgers.delete(key);
    // Under a flood of addresses the oldest go first; Redis still has them.
    for (const key of this.ledgers.keys()) {
      if (this.ledgers.size < MOST_KEYS) break;
      this.ledgers.delete(key);
    }
  }
}
