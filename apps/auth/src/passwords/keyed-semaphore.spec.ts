import { describe, expect, it } from '@jest/globals';
import { TooManyWaiting, KeyedSemaphore } from './keyed-semaphore.ts';

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
};

describe('turns', () => {
  it('run at most so many pieces of work side by side for one key, in the order they came', async () => {
    const turns = new KeyedSemaphore(2, 100);
    const order: number[] = [];
    let [running, most] = [0, 0];
    const work = (number: number) => async () => {
      most = Math.max(most, ++running);
      order.push(number);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (number === 3) throw new Error('broken');
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => turns.take('a', work(number))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true]);
  });

  it('do not hold up another key', async () => {
    const turns = new KeyedSemaphore(1, 100);
    const { open, opened } = gate();
    const slow = turns.take('a', () => opened);
    expect(await turns.take('b', () => Promise.resolve(7))).toBe(7);
    open();
    await slow;
  });

  it('let exactly so many wait, refuse the next at once, and take others again afterwards', async () => {
    const turns = new KeyedSemaphore(1, 20);
    const { open, opened } = gate();
    const line = Array.from({ length: 21 }, () => turns.take('a', () => opened));
    await expect(turns.take('a', () => opened)).rejects.toThrow(TooManyWaiting);
    open();
    await Promise.all(line);
    expect(await turns.take('a', () => Promise.resolve(1))).toBe(1);
  });
});
