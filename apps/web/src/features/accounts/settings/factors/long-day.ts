import { dayOf, formatDay } from '../../../../shell/days/days.ts';

/** The day of a moment, with its month in words. */
export const longDay = (moment: Date): string =>
  formatDay(dayOf(moment), { day: 'numeric', month: 'long', year: 'numeric' });
