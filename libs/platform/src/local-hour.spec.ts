import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber } from './local-day.ts';
import { latestHour, momentOf } from './local-hour.ts';

const zones = [
  'America/Mexico_City',
  'America/Tijuana',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'UTC',
];
const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

describe('the latest nine o’clock of a zone', () => {
  it.each([
    ['2026-11-21T14:59:59Z', '2026-11-20', '2026-11-20T15:00:00.000Z', '2026-11-21'],
    ['2026-11-21T15:00:00Z', '2026-11-21', '2026-11-21T15:00:00.000Z', '2026-11-21'],
    ['2026-11-22T04:00:00Z', '2026-11-21', '2026-11-21T15:00:00.000Z', '2026-11-21'],
    ['2026-11-22T06:00:00Z', '2026-11-21', '2026-11-21T15:00:00.000Z', '2026-11-22'],
  ])('in Mexico City at %s is that of %s', (now, day, at, today) => {
    const latest = latestHour('America/Mexico_City', 9, new Date(now));
    expect({ ...latest, at: latest.at.toISOString() }).toEqual({ timeZone: 'America/Mexico_City', day, at, today });
  });

  it('is past, shown by the clocks there, not older than a day and an hour, and comes once a day', () => {
    const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 11, 31) });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (ms, zone) => {
        const { at, day } = latestHour(zone, 9, new Date(ms));
        expect(clockIn(zone, at)).toBe('09:00');
        expect(at.getTime()).toBeLessThanOrEqual(ms);
        expect(ms - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect(latestHour(zone, 9, at).day).toBe(day);
        expect(latestHour(zone, 9, new Date(at.getTime() - 1)).day < day).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses an invalid zone', () => expect(() => latestHour('Marte/Olimpo', 9, new Date())).toThrow(RangeError));
});

describe('an hour of a day', () => {
  it.each([
    ['of every day', '2026-11-21', 9, '2026-11-21T08:00:00.000Z'],
    ['after clocks were put forward', '2026-03-29', 9, '2026-03-29T07:00:00.000Z'],
    ['after clocks were put back', '2026-10-25', 9, '2026-10-25T08:00:00.000Z'],
    ['that clocks leave out, is the next one', '2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
    ['that clocks show twice, is the first', '2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
  ])('%s', (_, day, hour, at) => {
    expect(momentOf(dayNumber(day), hour, 'Europe/Madrid').toISOString()).toBe(at);
  });
});
