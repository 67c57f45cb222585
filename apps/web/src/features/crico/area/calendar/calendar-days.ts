import { addDays, firstWeekdayOf, weekBegin, weeksOf } from '@nivel/ui/calendar';
import type { Locale } from '../../../../shell/language/locale.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day beside one that is shown; itself at the ends, and for keys that lead nowhere. */
export const dayBeside = (day: string, key: string, days: readonly string[]): string => {
  const next = addDays(day, steps[key] ?? 0);
  return days.includes(next) ? next : day;
};

/** Weeks start on Monday in Spanish, whatever the custom of the country. */
const firstWeekday = (locale: Locale): number => (locale === 'es-MX' ? 1 : firstWeekdayOf(locale));

/** The weeks of a month. */
export const monthWeeks = (month: string, locale: Locale): readonly (readonly string[])[] =>
  weeksOf(`${month}-01`, firstWeekday(locale));

/** The seven days of the week that a day is in. */
export const weekOf = (day: string, locale: Locale): readonly string[] => {
  const begin = weekBegin(day, firstWeekday(locale));
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(begin, offset));
};
