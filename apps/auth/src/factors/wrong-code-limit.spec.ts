import { describe, expect, it } from '@jest/globals';
import { waitAfter } from './wrong-code-limit.ts';

const rules = { most: 5, seconds: 300, mostPerDay: 50 };
const now = new Date('2026-11-28T10:00:00Z');
/** Wrong codes this many seconds ago, the newest first. */
const ago = (...seconds: number[]) => seconds.map((one) => new Date(now.getTime() - one * 1_000));

describe('waitAfter', () => {
  it.each<[string, Date[], number]>([
    ['nothing was wrong', [], 0],
    ['four were wrong', ago(1, 2, 3, 4), 0],
    ['the fifth is as old as the window', ago(1, 2, 3, 4, 300), 0],
    ['five were wrong within the window', ago(1, 2, 3, 4, 60), 240_000],
    ['fifty were wrong within a day', ago(...Array.from({ length: 50 }, (_, at) => (at + 1) * 400)), 66_400_000],
    ['the fiftieth is a day old', ago(...Array.from({ length: 49 }, (_, at) => (at + 1) * 400), 86_400), 0],
  ])('says how long nobody may try where %s', (_, tried, ms) => {
    expect(waitAfter(tried, rules, now)).toBe(ms);
  });
});
