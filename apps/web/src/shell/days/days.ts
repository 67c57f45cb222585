import { dayInWords } from '@nivel/ui/calendar';
import { currentLocale } from '../language/locale.ts';

/** A day without a zone, as people write it; no zone may move it. */
export const formatDay = (
  day: string,
  format: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' },
): string => dayInWords(day, currentLocale(), format);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day that it is here. */
export const dayOf = (now: Date): string =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
