import { describe, expect, it } from '@jest/globals';
import { calendarDay, isoOf } from './calendar-day.ts';
import { isMexicanHoliday, mexicanHolidays } from './mexican-holidays.ts';

/** Each day of a year, computed separately. */
const holidaysOf = (year: number): string[] => {
  const first = calendarDay(`${year}-01-01`);
  const days = Array.from({ length: calendarDay(`${year + 1}-01-01`) - first }, (_, index) => first + index);
  return days.filter(isMexicanHoliday).map((day) => isoOf(day).slice(5));
};

describe('public holidays of Mexico', () => {
  it.each([
    [2024, ['01-01', '02-05', '03-18', '05-01', '09-16', '10-01', '11-18', '12-25']],
    [2026, ['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25']],
    [2027, ['01-01', '02-01', '03-15', '05-01', '09-16', '11-15', '12-25']],
    [2030, ['01-01', '02-04', '03-18', '05-01', '09-16', '10-01', '11-18', '12-25']],
  ])('of %d are those of the law', (year, days) => {
    expect(holidaysOf(year)).toEqual(days);
    expect(mexicanHolidays(year).map(({ day }) => isoOf(day).slice(5))).toEqual(days);
  });
});
