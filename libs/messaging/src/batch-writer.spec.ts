import { describe, expect, it, jest } from '@jest/globals';
import { BatchWriter, type BatchRules } from './batch-writer.ts';

const started = (rules: Partial<BatchRules<number>> = {}) => {
  const groups: number[][] = [];
  const release: (() => void)[] = [];
  const together = new BatchWriter<number, string>(
    async (items) => {
      groups.push([...items]);
      await new Promise<void>((resolve) => release.push(resolve));
      if (items.includes(13)) throw new Error(`refused ${items.join(' ')}`);
      return items.map((item) => `done ${item}`);
    },
    { most: 3, sideBySide: 1, gatherMs: 0, isOnesFault: () => true, ...rules },
  );
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const finish = async () => {
    await turn();
    for (const go of release.splice(0)) go();
    await turn();
  };
  return { groups, together, turn, finish };
};

describe('the requested item', () => {
  it('is written alone when nothing is in progress, and together when something is', async () => {
    const { groups, together, turn, finish } = started();
    const first = together.do(1);
    await turn();
    const others = [2, 3, 4, 5].map((item) => together.do(item));
    await turn();
    expect(groups).toEqual([[1]]);
    await finish();
    await finish();
    await finish();
    expect(groups).toEqual([[1], [2, 3, 4], [5]]);
    expect(await Promise.all([first, ...others])).toEqual(['done 1', 'done 2', 'done 3', 'done 4', 'done 5']);
  });

  it('runs side by side as often as allowed', async () => {
    const { groups, together, finish } = started({ most: 1, sideBySide: 2 });
    const all = [1, 2, 3].map((item) => together.do(item));
    await finish();
    expect(groups).toEqual([[1], [2], [3]]);
    await finish();
    expect(await Promise.all(all)).toEqual(['done 1', 'done 2', 'done 3']);
  });

  it('waits while another is in progress that it would wait for anyway, and lets others pass', async () => {
    const { groups, together, turn, finish } = started({ sideBySide: 2, keyOf: (item) => String(item % 2) });
    const first = together.do(1);
    await turn();
    const others = [3, 2, 5, 4].map((item) => together.do(item));
    await turn();
    expect(groups).toEqual([[1], [2, 4]]);
    await finish();
    await finish();
    expect(groups).toEqual([[1], [2, 4], [3, 5]]);
    expect(await Promise.all([first, ...others])).toEqual(['done 1', 'done 3', 'done 2', 'done 5', 'done 4']);
  });

  it('fails alone when it is to blame', async () => {
    const { groups, together, finish } = started();
    const all = Promise.allSettled([1, 13, 3].map((item) => together.do(item)));
    for (let round = 0; round < 4; round += 1) await finish();
    expect(groups).toEqual([[1, 13, 3], [1], [13], [3]]);
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails together when the result is unknown', async () => {
    const { groups, together, finish } = started({ isOnesFault: () => false });
    const all = Promise.allSettled([1, 13].map((item) => together.do(item)));
    await finish();
    expect(groups).toEqual([[1, 13]]);
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('gathers for a while where it may', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { groups, together, turn } = started({ gatherMs: 10 });
    void together.do(1);
    await turn();
    void together.do(2);
    jest.advanceTimersByTime(9);
    await turn();
    expect(groups).toEqual([]);
    jest.advanceTimersByTime(1);
    await turn();
    expect(groups).toEqual([[1, 2]]);
    jest.useRealTimers();
  });
});
