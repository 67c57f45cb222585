import { dayInWords, daysInWords, isoDay } from '@nivel/ui/calendar';
import { currentLocale } from '../language/locale.ts';

/** A day without a zone, as people write it; no zone may move it. */
export const formatDay = (
  day: string,
  format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string => dayInWords(day, currentLocale(), format);

/** A span of days: `16–22 nov`. */
export const formatDays = (first: string, last: string): string =>
  daysInWords(first, last, currentLocale(), { day: 'numeric', month: 'short' });

/** The day that it is here. */
export const dayOf = (now: Date): string => isoDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
