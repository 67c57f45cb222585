import { describe, expect, it } from '@jest/globals';
import { Pace } from './pace.ts';

const begin = (pace: Pace, count: number): void => {
  for (let one = 0; one < count; one += 1) pace.begin();
};
/** Answers `count` calls with a hash each, `between` ms apart. */
const answer = (pace: Pace, count: number, between: number, from = 0): void => {
  for (let one = 1; one <= count; one += 1) {
    pace.hashed(from + one * between);
    pace.end();
  }
};

describe('the pace of hashes', () => {
  it('is guessed before anything was measured, and the line counts', () => {
    const pace = new Pace(2);
    expect(pace.waitMs()).toBe(30);
    begin(pace, 99);
    expect(pace.waitMs()).toBe(3_000);
  });

  it('follows the measurements while there is work left', () => {
    const pace = new Pace(2);
    begin(pace, 200);
    answer(pace, 100, 14);
    // A hundred remain, and one more.
    expect(pace.waitMs() / 101).toBeCloseTo(14, 1);
  });

  it('does not count the time before the first hash of a crowd', () => {
    const pace = new Pace(2);
    begin(pace, 200);
    answer(pace, 1, 900);
    expect(pace.waitMs() / 200).toBe(30);
  });

  it('does not count the time in which there was nothing to do', () => {
    const pace = new Pace(2);
    begin(pace, 2);
    answer(pace, 2, 30);
    const before = pace.waitMs();
    pace.begin();
    answer(pace, 1, 30, 1_000_000);
    expect(pace.waitMs()).toBe(before);
  });

  it('is no quicker for calls that were refused before their hash', () => {
    const pace = new Pace(1);
    begin(pace, 50);
    const before = pace.waitMs() / 51;
    for (let one = 0; one < 49; one += 1) pace.end();
    expect(pace.waitMs() / 2).toBe(before);
  });

  it('forgets a slow moment: fifty quick ones after it', () => {
    const pace = new Pace(1);
    begin(pace, 60);
    answer(pace, 2, 5_000);
    const slow = pace.waitMs() / 59;
    answer(pace, 50, 20, 10_000);
    expect(slow).toBeGreaterThan(500);
    expect(pace.waitMs() / 9).toBeLessThan(50);
  });
});
