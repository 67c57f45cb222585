import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, daysInWords, firstWeekdayOf, isDay, weekBegin, weekdayOf, weeksOf } from './calendar.ts';

const days = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays('1950-01-01', count));
const weekdays = fc.integer({ min: 1, max: 7 });

describe('the calendar', () => {
  it('keeps the date in another month, or takes the last of a shorter one', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2028-01-31', 1), addMonths('2026-03-31', -1)]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-02-28',
    ]);
    fc.assert(
      fc.property(days, fc.integer({ min: -240, max: 240 }), (day, months) => {
        const other = addMonths(day, months);
        const number = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
        expect(number(other) - number(day)).toBe(months);
        expect(other.slice(8) === day.slice(8) || addDays(other, 1).endsWith('-01')).toBe(true);
      }),
    );
  });

  it('draws every day of a month once, in whole weeks that begin as the language has it', () => {
    fc.assert(
      fc.property(days, weekdays, (day, first) => {
        const weeks = weeksOf(day, first);
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === first)).toBe(true);
        const drawn = weeks.flat();
        expect(drawn).toContain(day);
        expect(drawn.every((one, index) => index === 0 || one === addDays(drawn[index - 1] ?? '', 1))).toBe(true);
        expect(drawn.filter((one) => one.startsWith(day.slice(0, 7)))[0]).toBe(`${day.slice(0, 7)}-01`);
        expect(weekBegin(day, first) <= day && day <= addDays(weekBegin(day, first), 6)).toBe(true);
      }),
    );
  });

  it('starts weeks on Sunday in Mexico and on Monday in Germany', () => {
    expect([firstWeekdayOf('es-MX'), firstWeekdayOf('en'), firstWeekdayOf('de')]).toEqual([7, 7, 1]);
  });

  it('says a span of days as people write it', () => {
    const said = (first: string, last: string, locale: string) =>
      daysInWords(first, last, locale, { day: 'numeric', month: 'short' });
    expect(said('2026-11-03', '2026-11-24', 'es-MX')).toBe('3–24 nov');
    expect(said('2026-11-24', '2026-12-03', 'es-MX')).toMatch(/^24 nov\s*–\s*3 dic$/);
    expect(said('2026-11-03', '2026-11-24', 'en')).toMatch(/^Nov 3\s*–\s*24$/);
  });

  it('recognizes texts that are days', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-8', 'mañana', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
