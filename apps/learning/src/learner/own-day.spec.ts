import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { localDay } from '@nivel/platform/local-day';
import { dayNow, nextDayAt } from './own-day.ts';

const zones = [
  'America/Mexico_City',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/Madrid',
  'UTC',
];
const begin = Date.parse('2026-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

it('the next day of a learner starts at its first moment, also after a change of zone and of clocks (property)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 400 * 24 * HOUR_MS }),
      fc.integer({ min: -30, max: 30 }),
      fc.boolean(),
      (timeZone, offset, hours, hasMoved) => {
        const nowMs = begin + offset;
        const activeDays = [localDay(nowMs - 12 * HOUR_MS, timeZone)];
        const daysFrom = hasMoved ? nowMs + hours * HOUR_MS : null;
        const learner = { timeZone, activeDays, daysFrom };
        const at = nextDayAt(learner, nowMs);
        expect(at).toBeGreaterThan(nowMs);
        expect(dayNow(learner, at)).toBeGreaterThan(dayNow(learner, nowMs));
        expect(dayNow(learner, at - 900_000)).toBeLessThanOrEqual(dayNow(learner, Math.max(nowMs, at - 900_000)));
        if (at - 900_000 > nowMs) expect(dayNow(learner, at - 900_000)).toBe(dayNow(learner, nowMs));
      },
    ),
    { numRuns: 500 },
  );
});
