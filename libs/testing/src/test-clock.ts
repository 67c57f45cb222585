import { Clock } from '@nivel/platform/clock';

/** A clock that a test moves on: it is stopped at a moment, or runs with the machine's clock. */
export class TestClock extends Clock {
  private standsAt: number | undefined;
  private passedMs = 0;

  /** @param standsAt the moment at which it is stopped; without it, the clock runs */
  constructor(standsAt?: number) {
    super();
    this.standsAt = standsAt;
  }

  now(): Date {
    return new Date(this.at);
  }

  get at(): number {
    return (this.standsAt ?? Date.now()) + this.passedMs;
  }

  set at(ms: number) {
    this.passedMs += ms - this.at;
  }

  /** Lets time pass, in seconds. */
  pass(seconds: number): void {
    this.passedMs += seconds * 1_000;
  }

  /** Stops the clock while the work is in progress, however slow the machine is. */
  async stoppedFor<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.standsAt;
    this.standsAt ??= Date.now();
    try {
      return await work();
    } finally {
      this.standsAt = before;
    }
  }
}
