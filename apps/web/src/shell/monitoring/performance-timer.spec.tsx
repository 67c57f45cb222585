import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { writeStored } from '../storage/local-storage.ts';
import { timed } from './performance-timer.ts';

/** The timeline of the browser, which jsdom has none of, and a clock that a test sets. */
const aTimeline = () => {
  const names: string[] = [];
  let now = 0;
  const measure = (name: string) => void names.push(name);
  Object.defineProperty(performance, 'measure', { value: measure, configurable: true });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  return { names, taking: async (ms: number) => void (now += ms) };
};
afterEach(() => void Reflect.deleteProperty(performance, 'measure'));

describe('the performance timer', () => {
  it('is off', async () => {
    const { names, taking } = aTimeline();
    await timed('read', async () => taking(500));
    expect(names).toEqual([]);
  });

  it('notes what takes more than 100 ms as slow, also when it fails', async () => {
    const { names, taking } = aTimeline();
    writeStored('performance-timer', true);
    await timed('quick', async () => taking(100));
    await timed('long', async () => taking(101));
    await expect(
      timed('broken', async () => {
        await taking(200);
        throw new Error('it broke');
      }),
    ).rejects.toThrow('it broke');
    expect(names).toEqual(['quick', 'slow: long', 'slow: broken']);
  });
});
