interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface BatchRules<Item> {
  /** Items done together at most. */
  readonly most: number;
  /** Groups in progress at the same time. */
  readonly sideBySide: number;
  /**
   * How long items are collected before the first of them is written, in ms; 0 means until the end of this turn of the event
   * loop.
   */
  readonly gatherMs: number;
  /** Whether one item may be to blame for an error and nothing was done: its group is then done one by one. */
  isOnesFault(error: unknown): boolean;
  /**
   * The key by which an item blocks others, such as a row that it locks: while one of a key is in progress, others of it wait.
   */
  keyOf?(item: Item): string;
}

/**
 * Batches work that is requested at the same time, or while earlier work is in progress: under load, more requests share one
 * round trip to the database and one commit.
 */
export class BatchWriter<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private underWay = 0;
  private readonly busy = new Set<string>();
  private isDue = false;

  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly rules: BatchRules<Item>,
  ) {}

  /** @returns the result of the work for this item; rejects when it failed */
  do(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.isDue) return;
      this.isDue = true;
      if (this.rules.gatherMs > 0) setTimeout(this.start, this.rules.gatherMs);
      else setImmediate(this.start);
    });
  }

  private readonly start = (): void => {
    this.isDue = false;
    while (this.underWay < this.rules.sideBySide) {
      const group = this.nextGroup();
      if (group.length === 0) return;
      const keys = new Set(group.map(({ item }) => this.rules.keyOf?.(item)).filter((key) => key !== undefined));
      for (const key of keys) this.busy.add(key);
      this.underWay += 1;
      void this.run(group).finally(() => {
        for (const key of keys) this.busy.delete(key);
        this.underWay -= 1;
        this.start();
      });
    }
  };

  /** Removes and returns the first items that nothing blocks, in order of arrival. */
  private nextGroup(): Waiting<Item, Result>[] {
    const { keyOf, most } = this.rules;
    if (keyOf === undefined || this.busy.size === 0) return this.waiting.splice(0, most);
    const isFree = ({ item }: Waiting<Item, Result>): boolean => !this.busy.has(keyOf(item));
    const group = this.waiting.filter(isFree).slice(0, most);
    this.waiting = this.waiting.filter((one) => !group.includes(one));
    return group;
  }

  private async run(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (group.length > 1 && this.rules.isOnesFault(error)) for (const one of group) await this.run([one]);
      else for (const { reject } of group) reject(error);
    }
  }
}
