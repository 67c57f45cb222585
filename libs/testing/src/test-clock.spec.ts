import { describe, expect, it } from '@jest/globals';
import { TestClock } from './test-clock.ts';

const NOON = Date.parse('2026-11-16T12:00:00Z');

describe('a stopped clock', () => {
  it('is moved on and set by the test alone', () => {
    const clock = new TestClock(NOON);
    clock.pass(60);
    expect(clock.now()).toEqual(new Date('2026-11-16T12:01:00Z'));
    clock.at += 1;
    expect(clock.at).toBe(NOON + 60_001);
    clock.at = NOON;
    clock.pass(1);
    expect(clock.at).toBe(NOON + 1_000);
  });
});

describe('a running clock', () => {
  it("runs with the machine's clock, ahead by the time added", () => {
    const clock = new TestClock();
    clock.pass(3_600);
    expect(clock.at).toBeGreaterThanOrEqual(Date.now() + 3_599_000);
    expect(clock.at).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });

  it('stops while work is in progress, and continues afterwards, even if the work fails', async () => {
    const clock = new TestClock();
    const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
    await clock.stoppedFor(async () => {
      const before = clock.at;
      await moment();
      expect(clock.at).toBe(before);
    });
    await expect(clock.stoppedFor(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const before = clock.at;
    await moment();
    expect(clock.at).toBeGreaterThan(before);
  });
});
