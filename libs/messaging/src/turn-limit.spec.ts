import { expect, it } from '@jest/globals';
import { TurnLimit } from './turn-limit.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Begins work of which each piece waits for `end`; answers which have begun so far. */
const beginAll = (limit: TurnLimit, count: number) => {
  const begun: number[] = [];
  const all = Array.from({ length: count }, (_, nth) =>
    limit.begin(() => {
      begun.push(nth);
      return Promise.resolve(nth);
    }),
  );
  return { begun, all };
};

it('begins what fits into a turn at once, and the rest in the following turns, in order', async () => {
  const { begun, all } = beginAll(new TurnLimit(2), 5);
  expect(begun).toEqual([0, 1]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

it('lets nobody who comes later pass those who wait', async () => {
  const limit = new TurnLimit(1);
  const first = beginAll(limit, 2);
  const later = beginAll(limit, 1);
  expect([first.begun, later.begun]).toEqual([[0], []]);
  await nextTurn();
  expect([first.begun, later.begun]).toEqual([[0, 1], []]);
  await nextTurn();
  expect(later.begun).toEqual([0]);
});

it('begins at once again when a turn has passed', async () => {
  const limit = new TurnLimit(1);
  await beginAll(limit, 1).all[0];
  await nextTurn();
  await nextTurn();
  expect(beginAll(limit, 1).begun).toEqual([0]);
});

it('passes on what the work throws', async () => {
  await expect(new TurnLimit(1).begin(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
