/**
 * Begins at most so many pieces of work in one turn of the event loop, in the order they came; the others begin in the turns that
 * follow, so that a crowd that arrives in one read of a socket does not keep the process from timers and other sockets.
 */
export class TurnLimit {
  private begun = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly eachTurn: number) {}

  /** Begins work now or in one of the next turns. */
  async begin<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.begun >= this.eachTurn) await new Promise<void>((go) => this.waiting.push(go));
    else this.count();
    return work();
  }

  private count(): void {
    if (this.begun === 0) setImmediate(this.turn);
    this.begun += 1;
  }

  private readonly turn = (): void => {
    this.begun = 0;
    for (const go of this.waiting.splice(0, this.eachTurn)) {
      this.count();
      go();
    }
  };
}
