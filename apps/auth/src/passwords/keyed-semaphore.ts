/** Refused because too many calls wait already. */
export class TooManyWaiting extends Error {}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many tasks for one key run at the same time in this process. Others wait in the order of their arrival, up to
 * a maximum; beyond it, calls are refused.
 */
export class KeyedSemaphore {
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws TooManyWaiting */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line: Line = this.lines.get(key) ?? { running: 0, waiting: [] };
    this.lines.set(key, line);
    if (line.running >= this.atOnce) {
      if (line.waiting.length >= this.mostWaiting) throw new TooManyWaiting();
      await new Promise<void>((go) => line.waiting.push(go));
    } else line.running++;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The next one takes over the slot, so the number of running tasks stays the same.
      if (next) next();
      else if (--line.running === 0) this.lines.delete(key);
    }
  }
}
