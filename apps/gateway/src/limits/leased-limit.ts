import { LRUCache } from 'lru-cache';
import type { SharedLimit } from './shared-limit.ts';

interface Lease {
  left: number;
  until: number;
  /** Set while Redis is being asked; later calls wait for the same answer. */
  asking: Promise<void> | null;
  /** Refused until this moment, without asking again. */
  closedUntil: number;
}

/**
 * A shared limit for busy keys: each replica leases points in chunks and spends them locally, so that a request seldom asks
 * Redis. The price: a replica loses its unused points at the end of the window, so a key spread over replicas may be refused
 * early by up to one chunk per replica, but never late.
 */
export class LeasedLimit {
  private readonly leases = new LRUCache<string, Lease>({ max: 50_000 });
  private readonly chunk: number;

  constructor(
    private readonly shared: Pick<SharedLimit, 'take' | 'shape'>,
    chunk: number,
    private readonly now: () => number = Date.now,
  ) {
    this.chunk = Math.max(1, Math.min(chunk, Math.floor(shared.shape.points / 4)));
  }

  /** Takes one point: null when a lease holds it, else a promise of the milliseconds to wait (0: granted). */
  take(key: string): Promise<number> | null {
    const lease = this.leases.get(key);
    if (lease !== undefined && lease.left > 0 && lease.until > this.now()) {
      lease.left -= 1;
      return null;
    }
    return this.takeSlowly(key);
  }

  private async takeSlowly(key: string): Promise<number> {
    const lease = this.leases.get(key) ?? { left: 0, until: 0, asking: null, closedUntil: 0 };
    this.leases.set(key, lease);
    for (;;) {
      const now = this.now();
      if (lease.closedUntil > now) return lease.closedUntil - now;
      if (lease.until <= now) lease.left = 0;
      if (lease.left > 0) {
        lease.left -= 1;
        return 0;
      }
      lease.asking ??= this.renew(key, lease).finally(() => {
        lease.asking = null;
      });
      await lease.asking;
    }
  }

  private async renew(key: string, lease: Lease): Promise<void> {
    const { waitMs, until } = await this.shared.take(key, this.chunk);
    if (waitMs > 0) lease.closedUntil = this.now() + waitMs;
    else lease.left = this.chunk;
    lease.until = until;
  }
}
