import { DAY_MS, dayNumber, isoDay } from '@nivel/platform/local-day';

/**
 * The same day of a later month, or the last day of a shorter month. It counts from the original day, so that the 31st is the
 * 31st again after February.
 */
export const monthsAfter = (day: string, months: number): string => {
  const from = new Date(dayNumber(day) * DAY_MS);
  const month = from.getUTCMonth() + months;
  const lastOfMonth = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0));
  const dayOfMonth = Math.min(from.getUTCDate(), lastOfMonth.getUTCDate());
  return isoDay(Math.round(Date.UTC(from.getUTCFullYear(), month, dayOfMonth) / DAY_MS));
};
