import { calendarDayOf, isoOf, mondayOf, type CalendarDay } from './calendar-day.ts';

/** A celebration on a day of rest. */
export type MexicanHoliday =
  'new-year' | 'constitution' | 'juarez' | 'labour' | 'independence' | 'executive' | 'revolution' | 'christmas';

/** A day of rest by the Ley Federal del Trabajo, article 74, by how it is found in a year. */
type Rule = { readonly name: MexicanHoliday; readonly month: number } & (
  | { readonly day: number; readonly everyYears?: { readonly years: number; readonly from: number } }
  | { readonly monday: number }
);

/** Election days are set by law for each election, and are Sundays. */
const rules: readonly Rule[] = [
  { name: 'new-year', month: 1, day: 1 },
  { name: 'constitution', month: 2, monday: 1 },
  { name: 'juarez', month: 3, monday: 3 },
  { name: 'labour', month: 5, day: 1 },
  { name: 'independence', month: 9, day: 16 },
  // Since the reform of 2024 the federal executive changes on 1 October, every six years.
  { name: 'executive', month: 10, day: 1, everyYears: { years: 6, from: 2024 } },
  { name: 'revolution', month: 11, monday: 3 },
  { name: 'christmas', month: 12, day: 25 },
];

/** The given Monday of a month, counted from 1: that of the week that contains day 7, 14 or 21. */
const mondayIn = (year: number, month: number, nth: number): CalendarDay =>
  mondayOf(calendarDayOf(year, month, 7 * nth));

/** The public holidays of all of Mexico in a year, in their order. */
export const mexicanHolidays = (
  year: number,
): readonly { readonly day: CalendarDay; readonly name: MexicanHoliday }[] =>
  rules.flatMap((rule) => {
    const { name, month } = rule;
    if ('monday' in rule) return [{ name, day: mondayIn(year, month, rule.monday) }];
    const { everyYears, day } = rule;
    const isDue = !everyYears || (year >= everyYears.from && (year - everyYears.from) % everyYears.years === 0);
    return isDue ? [{ name, day: calendarDayOf(year, month, day) }] : [];
  });

/** Whether a day is a public holiday in all of Mexico. */
export const isMexicanHoliday = (day: CalendarDay): boolean =>
  mexicanHolidays(Number(isoOf(day).slice(0, 4))).some((holiday) => holiday.day === day);
