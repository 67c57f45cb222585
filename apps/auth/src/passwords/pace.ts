/** The duration of a hash before any was measured, in ms of one core. */
const FIRST_GUESS_MS = 60;
/** The weight of the newest measurement. */
const NEWEST = 0.1;

/**
 * The rate of hashes while work is queued, and the resulting wait of a further call. An idle process is not slow: only the
 * time between the ends of two hashes with every thread busy in between is measured, without the work of a call before its
 * hash. All times are in ms.
 */
export class Pace {
  private outstanding = 0;
  private between: number;
  /** The end of the newest hash; null if not every thread was busy since. */
  private lastHashAt: number | null = null;

  /** @param threads that run hashes at the same time */
  constructor(private readonly threads: number) {
    this.between = FIRST_GUESS_MS / threads;
  }

  /** The duration of a call that arrives now, including the calls before it. */
  waitMs(): number {
    return (this.outstanding + 1) * this.between;
  }

  /** A call has arrived. */
  begin(): void {
    this.outstanding += 1;
  }

  /** One of its hashes has finished. */
  hashed(now: number): void {
    if (this.outstanding < this.threads) return;
    if (this.lastHashAt !== null) this.between += NEWEST * (now - this.lastHashAt - this.between);
    this.lastHashAt = now;
  }

  /** It has its response. */
  end(): void {
    this.outstanding -= 1;
    if (this.outstanding < this.threads) this.lastHashAt = null;
  }
}
