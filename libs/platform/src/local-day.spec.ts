import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber, isoDay, localDay, mondayOf } from './local-day.ts';

describe("a learner's day", () => {
  it('starts at midnight where the learner is', () => {
    const at = Date.parse('2026-11-21T05:59:59Z');
    expect(isoDay(localDay(at, 'America/Mexico_City'))).toBe('2026-11-20');
    expect(isoDay(localDay(at + 1_000, 'America/Mexico_City'))).toBe('2026-11-21');
    expect(isoDay(localDay(at, 'Asia/Tokyo'))).toBe('2026-11-21');
  });

  it.each([
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['America/St_Johns', '2026-11-21T03:30:00Z', '2026-11-21'],
    ['Pacific/Chatham', '2026-06-20T11:15:00Z', '2026-06-21'],
    // Summer time of half an hour, first without it, then with it.
    ['Australia/Lord_Howe', '2026-06-20T13:30:00Z', '2026-06-21'],
    ['Australia/Lord_Howe', '2026-11-20T13:00:00Z', '2026-11-21'],
  ])('starts in %s at %s, off the hour', (zone, midnight, day) => {
    const at = Date.parse(midnight);
    expect(isoDay(localDay(at, zone))).toBe(day);
    expect(localDay(at - 1, zone)).toBe(localDay(at, zone) - 1);
    expect(localDay(at + 86_399_999, zone)).toBe(localDay(at, zone));
  });

  it('is the same number there and back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => dayNumber(isoDay(day)) === day));
  });

  it('belongs to a week that starts on Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
        const monday = mondayOf(day);
        return monday <= day && day - monday < 7 && new Date(monday * 86_400_000).getUTCDay() === 1;
      }),
    );
  });
});
