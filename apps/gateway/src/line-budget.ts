import { LRUCache } from 'lru-cache';

const SECOND_MS = 1_000;
const MOST_KEYS = 10_000;

/**
 * Limits the log lines that outsiders can cause: one per second and key, and a maximum in total, so that repeated attempts do
 * not fill the disk.
 */
export class LineBudget {
  private readonly leftOut = new LRUCache<string, { until: number; count: number }>({ max: MOST_KEYS });
  private second = 0;
  private lines = 0;
  private crowded = 0;

  constructor(
    private readonly linesPerSecond: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** How many lines of this key were left out since its last one, or null when this one is left out too. */
  claim(key: string): number | null {
    const now = this.now();
    const known = this.leftOut.get(key);
    if (known && known.until > now) {
      known.count += 1;
      return null;
    }
    if (this.isSpent()) {
      this.crowded += 1;
      return null;
    }
    this.lines += 1;
    this.leftOut.set(key, { until: now + SECOND_MS, count: 0 });
    return known?.count ?? 0;
  }

  /** Whether nothing more is written within this second. */
  isSpent(): boolean {
    const now = this.now();
    if (now - this.second >= SECOND_MS) [this.second, this.lines] = [now, 0];
    return this.lines >= this.linesPerSecond;
  }

  /** How many lines of all keys were left out since this was last asked; undefined: none. */
  crowdedOut(): number | undefined {
    const count = this.crowded;
    this.crowded = 0;
    return count || undefined;
  }
}
