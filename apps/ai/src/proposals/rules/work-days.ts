import { dayAfter, daysBetween } from '../../forecast/days.ts';

const isWorkDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day itself, or the next one from Monday to Friday. */
export const workDayFrom = (day: string): string => (isWorkDay(day) ? day : workDayFrom(dayAfter(day, 1)));

/** The day on which work of some days ends that starts on a day. */
export const lastDayOf = (start: string, days: number): string => {
  let day = workDayFrom(start);
  for (let left = days - 1; left > 0; left -= 1) day = workDayFrom(dayAfter(day, 1));
  return day;
};

/** The day on which work of some days starts that ends on a day. */
export const firstDayOf = (due: string, days: number): string => {
  let day = due;
  for (let left = days - 1; left > 0;) {
    day = dayAfter(day, -1);
    if (isWorkDay(day)) left -= 1;
  }
  return day;
};

/** Working days from one day to another, both counted. */
export const workDaysIn = (from: string, to: string): number =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => dayAfter(from, at)).filter(isWorkDay)
    .length;
