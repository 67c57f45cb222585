import { expect, it } from '@jest/globals';
import { askAgainAt } from './attempt-waits.ts';

it('ai is asked again later and later, for more than eight hours, and then no more', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const minutes = [1, 2, 3, 4, 5, 6].map((attempts) => {
    const at = askAgainAt(attempts, now);
    return at === null ? null : (at.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 30, 120, 360, null]);
});
