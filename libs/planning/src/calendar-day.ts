/** A calendar day as the number of days since 1970-01-01; it involves no zone and no clock. */
export type CalendarDay = number;

/** Days from 0000-03-01, from which the algorithm counts, to 1970-01-01. */
const EPOCH = 719_468;
const DAYS_IN_400_YEARS = 146_097;

/** The day with these numbers. By the algorithm of Howard Hinnant, `days_from_civil`. */
export const calendarDayOf = (year: number, month: number, date: number): CalendarDay => {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - EPOCH;
};

/** `2026-11-25` as a number. */
export const calendarDay = (iso: string): CalendarDay => {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number);
  return calendarDayOf(year, month, date);
};

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** The number of a day as `2026-11-25`. By the same author, `civil_from_days`. */
export const isoOf = (day: CalendarDay): string => {
  const shifted = day + EPOCH;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
};

/** The Monday of a day's week; 1970-01-01 was a Thursday. */
export const mondayOf = (day: CalendarDay): CalendarDay => day - ((((day + 3) % 7) + 7) % 7);
