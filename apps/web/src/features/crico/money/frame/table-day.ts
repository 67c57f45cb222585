import { dayInWords } from '@nivel/ui/calendar';
import { dayOf } from '../../../../shell/days/days.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';

/** Formats a day, or a moment in this device's zone. */
export const tableDay = (day: string): string =>
  dayInWords(day.length > 10 ? dayOf(new Date(day)) : day, currentLocale(), { dateStyle: 'medium' });
