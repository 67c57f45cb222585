import { describe, expect, it } from '@jest/globals';
import { setImmediate as tick } from 'node:timers/promises';
import { Turns } from './turns.ts';

describe('Turns', () => {
  it('lets so many run at once and the others in the order they came, also past failures', async () => {
    const turns = new Turns(2);
    const order: number[] = [];
    let [running, most] = [0, 0];
    const work = (index: number) => async (): Promise<void> => {
      most = Math.max(most, ++running);
      order.push(index);
      await tick();
      running--;
      if (index === 1) throw new Error('one fails');
    };
    const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => turns.take('a', work(index))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array<string>(4).fill('fulfilled')]);
    await turns.take('a', async () => expect(running).toBe(0));
  });

  it('makes nobody wait for another key', async () => {
    const turns = new Turns(1);
    let finish = (): void => undefined;
    const first = turns.take('a', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await turns.take('b', async () => 'at once')).toBe('at once');
    finish();
    await first;
  });
});
