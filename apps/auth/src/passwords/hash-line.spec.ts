import { describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { AuthSettings } from '../config.ts';
import { HashLine } from './hash-line.ts';

const aLine = (atOnce: number): HashLine => new HashLine({ HASHES_AT_ONCE: atOnce } as AuthSettings);
const within = (ms: number) => ({ deadline: Date.now() + ms });
const refusal = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (error instanceof AppError) return error;
  throw new Error('it should have been refused');
};
/** Work that ends on demand. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
};

describe('the line of hashes', () => {
  it('admits calls that can be finished in time, and gives the next at once the time to retry', async () => {
    const line = aLine(2);
    const { work, end } = held();
    // The estimate is 30 ms each, and a second is left for the rest: 200 of them take six of the nine seconds.
    const crowd = Array.from({ length: 200 }, () => line.admit(within(10_000), work));
    let isDone = false;
    const late = line.admit(within(7_000), async () => void (isDone = true));
    const { definition, details } = await refusal(late);
    expect([definition.code, details, isDone]).toEqual(['unavailable', { retryAfterSeconds: 4 }, false]);
    end();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['done']));
    expect(await line.admit(within(7_000), () => Promise.resolve('let in'))).toBe('let in');
  });

  it('lets a call in once: admits its further hashes, and the next call of its kind too', async () => {
    const line = aLine(1);
    const { work, end } = held();
    const call = within(10_000);
    const change = line.admit(call, async () => {
      // The estimate is 60 ms each: behind 200 others nothing could finish in these ten seconds.
      const crowd = Array.from({ length: 200 }, () => line.admit({ deadline: 0 }, work));
      const second = await line.admit(call, () => Promise.resolve('let in'));
      end();
      await Promise.all(crowd);
      return second;
    });
    expect(await change).toBe('let in');
    const full = Array.from({ length: 200 }, () => line.admit({ deadline: 0 }, () => new Promise(() => undefined)));
    expect((await refusal(line.admit(call, () => Promise.resolve('let in')))).definition.code).toBe('unavailable');
    expect(full).toHaveLength(200);
  });

  it('is shorter again when work in it fails', async () => {
    const line = aLine(1);
    const broken = Array.from({ length: 150 }, () => line.admit(within(10_000), () => Promise.reject(new Error('no'))));
    await Promise.allSettled(broken);
    expect(await line.admit(within(1_100), () => Promise.resolve('let in'))).toBe('let in');
  });

  it('takes everybody where a call has no deadline', async () => {
    const line = aLine(1);
    const all = Array.from({ length: 1_000 }, () => line.admit({ deadline: 0 }, () => Promise.resolve(1)));
    expect(await Promise.all(all)).toHaveLength(1_000);
  });

  it('runs no more hashes side by side than there are threads, in the order of asking', async () => {
    const line = aLine(2);
    const [first, second] = [held(), held()];
    const begun: number[] = [];
    const run = (number: number, work: () => Promise<string>) =>
      line.run(within(10_000), () => {
        begun.push(number);
        return work();
      });
    const all = [
      run(1, first.work),
      run(2, second.work),
      run(3, () => Promise.resolve('')),
      run(4, () => Promise.resolve('')),
    ];
    await Promise.resolve();
    expect(begun).toEqual([1, 2]);
    first.end();
    second.end();
    await Promise.all(all);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('hashes nothing for a call whose deadline is near when its turn comes, and continues with the next', async () => {
    const line = aLine(1);
    const first = held();
    const running = line.run(within(10_000), first.work);
    let isHashed = false;
    const gone = line.run({ deadline: 1 }, async () => void (isHashed = true));
    const next = line.run(within(10_000), () => Promise.resolve('hashed'));
    first.end();
    expect((await refusal(gone)).definition.code).toBe('unavailable');
    expect([await running, await next, isHashed]).toEqual(['done', 'hashed', false]);
  });
});
