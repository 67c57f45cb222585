/**
 * Limits how much work starts in one turn of the event loop, in the order of arrival; the rest starts in later turns. A burst
 * that arrives in one read of a socket then blocks neither timers nor other sockets, and refusing requests immediately costs
 * the others very little.
 */
export class TurnLimit {
  private spentMs = 0;
  private isCounting = false;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param mostMs how long the synchronous parts of the work may take in one turn, in milliseconds; the item that reaches the
   * limit is finished
   * @param now a monotonic clock, in milliseconds
   */
  constructor(
    private readonly mostMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Begins work now or in one of the next turns. */
  begin<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length === 0 && this.spentMs < this.mostMs) return this.start(work);
    return new Promise((resolve) => this.waiting.push(() => resolve(this.start(work))));
  }

  private start<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.isCounting) setImmediate(this.turn);
    this.isCounting = true;
    const before = this.now();
    const begun = work();
    this.spentMs += this.now() - before;
    return begun;
  }

  private readonly turn = (): void => {
    this.spentMs = 0;
    this.isCounting = false;
    while (this.waiting.length > 0 && this.spentMs < this.mostMs) this.waiting.shift()?.();
  };
}
