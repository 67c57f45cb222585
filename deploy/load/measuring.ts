import { AsyncLocalStorage } from 'node:async_hooks';

/** A request was answered, and not as it had to be. */
export class Refused extends Error {
  readonly status: number;

  constructor(what: string, status: number, body = '') {
    super(`${what} answered ${status}: ${body.slice(0, 200)}`);
    this.status = status;
  }
}

/** How many requests were refused or failed, and why. */
export class Refusals {
  private readonly counts = new Map<string, number>();
  private first = '';

  add(reason: string, example: string, count = 1): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + count);
    this.first ||= example;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** As `3 refused or failed (503: 2, failed: 1), the first: …`. */
  toString(): string {
    const each = [...this.counts].map(([reason, count]) => `${reason}: ${count}`).join(', ');
    return `${this.total} refused or failed (${each}), the first: ${this.first}`;
  }
}

/** The samples of the current measurement. */
const current = new AsyncLocalStorage<Refusals>();

/** Counts refused requests for the current measurement. */
export const countRefused = (reason: string, example: string, count = 1): void =>
  current.getStore()?.add(reason, example, count);

/** The numbers from 0 to `count` - 1. */
export const times = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth);

const samplesOf = async <One, Sample>(
  all: Iterable<One>,
  take: (one: One) => Promise<Sample>,
): Promise<{ samples: Sample[]; last: unknown }> => {
  const samples: Sample[] = [];
  let last: unknown;
  for (const one of all)
    try {
      samples.push(await take(one));
    } catch (error) {
      last = error;
      countRefused(error instanceof Refused ? String(error.status) : 'failed', String(error));
    }
  return { samples, last };
};

const someOf = <Sample>(samples: Sample[], last: unknown): Sample[] => {
  if (samples.length === 0) throw new Error('there is no sample', { cause: last });
  return samples;
};

/**
 * Takes a sample from each, one after the other. A refused or failed request is counted and gives no sample.
 * @throws Error when there is no sample at all
 */
export const sampled = async <One, Sample>(
  all: Iterable<One>,
  take: (one: One) => Promise<Sample>,
): Promise<Sample[]> => {
  const { samples, last } = await samplesOf(all, take);
  return someOf(samples, last);
};

/** The same, with a number of requests at a time. */
export const sampledSideBySide = async <One, Sample>(
  lanes: number,
  all: Iterable<One>,
  take: (one: One) => Promise<Sample>,
): Promise<Sample[]> => {
  // Lanes share one iterator: each takes the next one that is free.
  const waiting = Iterator.from(all);
  const each = await Promise.all(times(lanes).map(() => samplesOf(waiting, take)));
  return someOf(
    each.flatMap(({ samples }) => samples),
    each.find(({ last }) => last !== undefined)?.last,
  );
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? `${error.message} (${String(error.cause)})` : String(error);

/** The measurements of a run. Each is independent: a failed one does not affect the others. */
export class Report {
  private readonly texts: string[] = [];
  private hasFailed = false;
  private readonly say: (text: string) => void;

  constructor(say: (text: string) => void = () => undefined) {
    this.say = say;
  }

  /**
   * Measures something, and records refusals meanwhile.
   * @returns the measured values; undefined where it could not be
   */
  async measure<Value>(name: string, work: (refused: Refusals) => Promise<Value>): Promise<Value | undefined> {
    const refused = new Refusals();
    try {
      return await current.run(refused, () => work(refused));
    } catch (error) {
      this.hasFailed = true;
      this.note(`${name}: COULD NOT BE MEASURED: ${reasonOf(error)}`);
      return undefined;
    } finally {
      if (refused.total > 0) this.note(`${name}: ${refused.toString()}`);
    }
  }

  /** Measures something with a text of its own. */
  async text(name: string, work: () => Promise<string>): Promise<void> {
    const text = await this.measure(name, work);
    if (text !== undefined) this.note(text);
  }

  /** All that was noted, a line each. */
  toString(): string {
    return this.texts.join('\n');
  }

  /** 1 where something could not be measured. */
  get exitCode(): 0 | 1 {
    return this.hasFailed ? 1 : 0;
  }

  note(text: string): void {
    this.texts.push(text);
    this.say(text);
  }
}
