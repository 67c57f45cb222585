import { isMexicanHoliday } from '@nivel/planning/mexican-holidays';
import { localDay, mondayOf, type DayNumber } from '@nivel/platform/local-day';
import { momentOf } from '@nivel/platform/local-hour';

/** The zone of the people who answer: promises are counted in their days. */
export const WORKING_ZONE = 'America/Mexico_City';

/** Monday to Friday, without public holidays. */
export const isWorkingDay = (day: DayNumber): boolean => day - mondayOf(day) < 5 && !isMexicanHoliday(day);

/** The last day of a promise that is made on a day: that day itself does not count. */
export const workingDayAfter = (day: DayNumber, workingDays: number): DayNumber => {
  let last = day;
  for (let left = workingDays; left > 0;) {
    last += 1;
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
};

/** A promise within some working days: its last day, and the moment from which it is late. */
export const promiseFrom = (now: Date, workingDays: number): { readonly day: DayNumber; readonly lateFrom: Date } => {
  const day = workingDayAfter(localDay(now.getTime(), WORKING_ZONE), workingDays);
  return { day, lateFrom: momentOf(day + 1, 0, WORKING_ZONE) };
};
