/** Refused, because too many wait already. */
export class TooManyWaiting extends Error {}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets at most so many pieces of work for one key run side by side in this process; the others wait in the order they came, and
 * beyond so many no call waits.
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
      // The next one takes the place over, so the number running stays.
      if (next) next();
      else if (--line.running === 0) this.lines.delete(key);
    }
  }
}
