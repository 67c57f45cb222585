import { describe, expect, it } from '@jest/globals';
import { lastNight } from './copies.ts';

describe('the last night', () => {
  it.each([
    ['2026-11-22T08:59:59.999Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-22T09:00:00.000Z', '2026-11-22T09:00:00.000Z'],
    ['2026-11-22T23:00:00.000Z', '2026-11-22T09:00:00.000Z'],
  ])('before %s began at %s', (now, night) => {
    expect(lastNight(Date.parse(now), 9).toISOString()).toBe(night);
  });
});
