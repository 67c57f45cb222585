import { dayNumber, mondayOf, type DayNumber } from '@nivel/platform/local-day';

/** A day of rest by the Ley Federal del Trabajo, article 74, by how it is found in a year. */
type Holiday =
  | {
      readonly month: number;
      readonly day: number;
      readonly everyYears?: { readonly years: number; readonly from: number };
    }
  | { readonly month: number; readonly monday: number };

/** Election days are set by law for each election, and are Sundays. */
const holidays: readonly Holiday[] = [
  { month: 1, day: 1 },
  { month: 2, monday: 1 },
  { month: 3, monday: 3 },
  { month: 5, day: 1 },
  { month: 9, day: 16 },
  // Since the reform of 2024 the federal executive changes on 1 October, every six years.
  { month: 10, day: 1, everyYears: { years: 6, from: 2024 } },
  { month: 11, monday: 3 },
  { month: 12, day: 25 },
];

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): DayNumber => dayNumber(`${year}-${two(month)}-${two(day)}`);

/** The given Monday of a month, counted from 1: that of the week in which day 7, 14 or 21 lies. */
const mondayIn = (year: number, month: number, nth: number): DayNumber => mondayOf(dayOf(year, month, 7 * nth));

const daysOfYear = (year: number): readonly DayNumber[] =>
  holidays.flatMap((holiday) => {
    if ('monday' in holiday) return [mondayIn(year, holiday.month, holiday.monday)];
    const { everyYears, month, day } = holiday;
    const isDue = !everyYears || (year >= everyYears.from && (year - everyYears.from) % everyYears.years === 0);
    return isDue ? [dayOf(year, month, day)] : [];
  });

/** Whether a day is a public holiday in all of Mexico. */
export const isMexicanHoliday = (day: DayNumber): boolean =>
  daysOfYear(new Date(day * 86_400_000).getUTCFullYear()).includes(day);
