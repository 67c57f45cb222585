import { addDays, firstWeekdayOf, weeksOf } from '@nivel/ui/calendar';
import type { Locale } from '../../../../../shell/language/locale.ts';
import type { Payment } from '../payments.queries.ts';

/** A payment that is carried over the calendar, and the day over which it is. */
export interface CarriedPayment {
  readonly payment: Payment;
  readonly over: string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day beside one that is shown; itself at the ends, and for keys that lead nowhere. */
export const dayBeside = (day: string, key: string, days: readonly string[]): string => {
  const next = addDays(day, steps[key] ?? 0);
  return days.includes(next) ? next : day;
};

/** The weeks of a month: they begin on Monday in Spanish, whatever the country is used to. */
export const monthWeeks = (month: string, locale: Locale) =>
  weeksOf(`${month}-01`, locale === 'es-MX' ? 1 : firstWeekdayOf(locale));
