import { expect, it } from '@jest/globals';
import { ProgramSlots } from './program-slots.ts';

/** Programs that end when the test says so. */
const programs = () => {
  const slots = new ProgramSlots();
  const [ends, all]: [(() => void)[], Promise<void>[]] = [[], []];
  let [running, most] = [0, 0];
  const start = () =>
    slots.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    });
  const endAll = async (): Promise<void> => {
    for (let ended = 0; ended < all.length; ended += 1) {
      while (ends.length <= ended) await Promise.resolve();
      ends[ended]?.();
    }
    await Promise.all(all);
  };
  return { ends, all, start, endAll, most: () => most };
};

it('two run at the same time, however many come, also at the very moment at which one ends', async () => {
  const { ends, all, start, endAll, most } = programs();
  for (let started = 0; started < 6; started += 1) all.push(start());
  while (ends.length < 2) await Promise.resolve();
  ends[0]?.();
  for (let tick = 0; tick < 8; tick += 1) {
    all.push(start());
    await Promise.resolve();
  }
  await endAll();
  expect(most()).toBe(2);
});

it('one that fails makes room for the next', async () => {
  const slots = new ProgramSlots();
  const failed = Array.from({ length: 4 }, () => slots.run(() => Promise.reject(new Error('no'))));
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(await slots.run(() => Promise.resolve('done'))).toBe('done');
});

it('more than 20 do not wait', async () => {
  const { all, start, endAll } = programs();
  for (let started = 0; started < 22; started += 1) all.push(start());
  await expect(start()).rejects.toMatchObject({ definition: { code: 'unavailable' } });
  await endAll();
});
