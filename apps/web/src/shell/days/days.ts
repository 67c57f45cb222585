import { dayInWords, isoDay } from '@nivel/ui/calendar';
import { currentLocale } from '../language/locale.ts';

/** A day without a zone, as people write it; no zone may move it. */
export const formatDay = (
  day: string,
  format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string => dayInWords(day, currentLocale(), format);

/** The day that it is here. */
export const dayOf = (now: Date): string => isoDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
