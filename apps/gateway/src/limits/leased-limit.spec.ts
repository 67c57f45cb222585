import { describe, expect, it } from '@jest/globals';
import { LeasedLimit } from './leased-limit.ts';

/** A shared limit in memory that counts how often it is called. */
const aSharedLimit = (points: number, now = () => 0) => {
  let left = points;
  const asked: number[] = [];
  return {
    asked,
    refill: () => (left = points),
    shape: { name: 'test', points, seconds: 60 },
    take: async (_key: string, wanted: number) => {
      asked.push(wanted);
      await Promise.resolve();
      left -= wanted;
      return { waitMs: left >= 0 ? 0 : 30_000, until: now() + 60_000 };
    },
  };
};

describe('a leased limit', () => {
  it('asks once per chunk and answers the rest without a promise', async () => {
    const shared = aSharedLimit(1_000);
    const limit = new LeasedLimit(shared, 50, () => 0);
    expect(await limit.take('a')).toBe(0);
    for (let n = 1; n < 50; n += 1) expect(limit.take('a')).toBeNull();
    expect(await limit.take('a')).toBe(0);
    expect(shared.asked).toEqual([50, 50]);
  });

  it('never lets more through than the limit, however many come at once', async () => {
    const limit = new LeasedLimit(aSharedLimit(100), 10, () => 0);
    const waits = await Promise.all(Array.from({ length: 500 }, async () => (await limit.take('a')) ?? 0));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
    expect(Math.max(...waits)).toBe(30_000);
  });

  it('does not ask again while it is closed', async () => {
    const shared = aSharedLimit(4);
    const limit = new LeasedLimit(shared, 1, () => 0);
    for (let n = 0; n < 20; n += 1) await limit.take('a');
    expect(shared.asked).toHaveLength(5);
  });

  it('gives back nothing of a chunk whose window is over', async () => {
    let now = 0;
    const shared = aSharedLimit(1_000, () => now);
    const limit = new LeasedLimit(shared, 50, () => now);
    await limit.take('a');
    now = 60_001;
    expect(await limit.take('a')).toBe(0);
    expect(shared.asked).toEqual([50, 50]);
  });

  it('opens again when the window is over', async () => {
    let now = 0;
    const shared = aSharedLimit(4, () => now);
    const limit = new LeasedLimit(shared, 4, () => now);
    for (let n = 0; n < 5; n += 1) await limit.take('a');
    expect(await limit.take('a')).toBe(30_000);
    now = 60_001;
    shared.refill();
    expect(await limit.take('a')).toBe(0);
  });

  it('counts each key for itself', async () => {
    const limit = new LeasedLimit(aSharedLimit(1_000), 5, () => 0);
    await limit.take('a');
    expect(limit.take('b')).not.toBeNull();
  });
});
