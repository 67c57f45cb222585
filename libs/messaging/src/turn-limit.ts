/**
 * Begins work for at most so long in one turn of the event loop, in the order it came; the rest starts in the turns that
 * follow. So a crowd that arrives in one read of a socket does not block timers and other sockets of the process, and immediate
 * refusals cost others next to no time.
 */
export class TurnLimit {
  private spentMs = 0;
  private isCounting = false;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param mostMs what work may take in one turn until it first waits, in milliseconds; the piece that reaches it is finished
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
