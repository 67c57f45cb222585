import { expect, it } from '@jest/globals';
import { TurnLimit } from './turn-limit.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A limit of 10 ms a turn, and items with a given duration until their first wait. */
const limited = () => {
  let clock = 0;
  const limit = new TurnLimit(10, () => clock);
  /** Begins work; answers which pieces have begun so far. */
  const beginAll = (...durations: readonly number[]) => {
    const begun: number[] = [];
    const all = durations.map((ms, nth) =>
      limit.begin(() => {
        begun.push(nth);
        clock += ms;
        return Promise.resolve(nth);
      }),
    );
    return { begun, all };
  };
  return { limit, beginAll };
};

it('starts what fits into a turn at once, and the rest in the following turns, in order', async () => {
  const { begun, all } = limited().beginAll(5, 5, 10, 9, 9);
  expect(begun).toEqual([0, 1]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

it('starts everything at once that takes next to no time', () => {
  const { begun } = limited().beginAll(...Array.from({ length: 99 }, () => 0.1));
  expect(begun).toHaveLength(99);
});

it('lets no later call overtake those that wait', async () => {
  const { beginAll } = limited();
  const first = beginAll(10, 10);
  const later = beginAll(1);
  expect([first.begun, later.begun]).toEqual([[0], []]);
  await nextTurn();
  expect([first.begun, later.begun]).toEqual([[0, 1], []]);
  await nextTurn();
  expect(later.begun).toEqual([0]);
});

it('starts at once again when a turn has passed', async () => {
  const { beginAll } = limited();
  await beginAll(10).all[0];
  await nextTurn();
  expect(beginAll(10).begun).toEqual([0]);
});

it('rethrows errors of the work', async () => {
  await expect(limited().limit.begin(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
