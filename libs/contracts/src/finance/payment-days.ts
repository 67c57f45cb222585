import { daysAfter } from '../projects/filter/filter-days.ts';
import type { PaymentFrequency } from './contract-values.ts';

const daysBetween = { weekly: 7, biweekly: 14 } as const;
const monthsBetween = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** Payments of a year. */
export const perYear: Readonly<Record<PaymentFrequency, number>> = {
  ...{ weekly: 52, biweekly: 26 },
  ...{ monthly: 12, quarterly: 4, yearly: 1 },
};

/** The same day some months later; where that month is shorter, its last one. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(count / 12), count % 12];
  const last = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(inYear, inMonth, Math.min(date, last))).toISOString().slice(0, 10);
};

/** The nth day, counted from 0. Always from the first day: a 31st that fell on the 28th is a 31st again. */
const nthDay = (start: string, frequency: PaymentFrequency, n: number): string =>
  frequency === 'weekly' || frequency === 'biweekly'
    ? daysAfter(start, n * daysBetween[frequency])
    : monthsAfter(start, n * monthsBetween[frequency]);

/** The days of payments, from the first to the last that is not after `until`, up to a maximum. */
export const paymentDays = (start: string, frequency: PaymentFrequency, until: string, most: number): string[] => {
  const days: string[] = [];
  for (let n = 0; n < most; n += 1) {
    const day = nthDay(start, frequency, n);
    if (day > until) break;
    days.push(day);
  }
  return days;
};
