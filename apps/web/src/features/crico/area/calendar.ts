const dayMs = 86_400_000;

/** Days are counted in UTC, where each has 24 hours; no zone of a device has a say. */
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** So many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(momentOf(day) + days * dayMs).toISOString().slice(0, 10);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(momentOf(day)).getUTCDay() || 7;

/** The day with these numbers; undefined where the calendar has none. */
export const dayFrom = (year: number, month: number, date: number): string | undefined => {
  const day = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
  const moment = momentOf(day);
  return !Number.isNaN(moment) && new Date(moment).getUTCDate() === date ? day : undefined;
};

/** How many days from one to the other. */
export const daysBetween = (from: string, to: string): number => Math.round((momentOf(to) - momentOf(from)) / dayMs);
