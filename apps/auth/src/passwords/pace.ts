/** What a hash takes before any was measured, in ms of one core. */
const FIRST_GUESS_MS = 60;
/** How much the newest measurement counts. */
const NEWEST = 0.1;

/**
 * How quickly hashes follow each other while there is work left, and so how long a further call would wait for its own. An idle
 * process is not slow: only the time between the ends of two hashes with every thread busy meanwhile is measured, so not the
 * work for a call before its hash. All times are in ms.
 */
export class Pace {
  private outstanding = 0;
  private between: number;
  /** The end of the newest hash; null: not every thread was busy since. */
  private lastHashAt: number | null = null;

  /** @param threads on which hashes run side by side */
  constructor(private readonly threads: number) {
    this.between = FIRST_GUESS_MS / threads;
  }

  /** How long a call that comes now would take, those before it included. */
  waitMs(): number {
    return (this.outstanding + 1) * this.between;
  }

  /** A call has come. */
  begin(): void {
    this.outstanding += 1;
  }

  /** One of its hashes is done. */
  hashed(now: number): void {
    if (this.outstanding < this.threads) return;
    if (this.lastHashAt !== null) this.between += NEWEST * (now - this.lastHashAt - this.between);
    this.lastHashAt = now;
  }

  /** It is answered. */
  end(): void {
    this.outstanding -= 1;
    if (this.outstanding < this.threads) this.lastHashAt = null;
  }
}
