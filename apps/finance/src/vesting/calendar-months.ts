import { DAY_MS, dayNumber, isoDay } from '@nivel/platform/local-day';

/**
 * The same day of a later month; the last day of a month that is shorter. Counted from the first day of all, so that the 31st
 * stays the 31st after a February.
 */
export const monthsAfter = (day: string, months: number): string => {
  const from = new Date(dayNumber(day) * DAY_MS);
  const month = from.getUTCMonth() + months;
  const lastOfMonth = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0));
  const dayOfMonth = Math.min(from.getUTCDate(), lastOfMonth.getUTCDate());
  return isoDay(Math.round(Date.UTC(from.getUTCFullYear(), month, dayOfMonth) / DAY_MS));
};
