import { dayNumber, isoDay, localDay } from '@nivel/platform/local-day';
import { momentOf } from '@nivel/platform/local-hour';

export const HOUR_MS = 3_600_000;
/** Until then before its beginning a learner may move a session or call it off. */
export const CHANGEABLE_HOURS = 24;

/** The hours that a clock in a zone shows on a day, and on the same day of the weeks after it. */
export const weeklyHours = (
  { firstDay, hour, weeks }: { firstDay: string; hour: number; weeks: number },
  timeZone: string,
): Date[] => Array.from({ length: weeks }, (_, week) => momentOf(dayNumber(firstDay) + 7 * week, hour, timeZone));

/** The month, such as 2026-11, in which something starts for a person. */
export const monthOf = (startsAt: Date, timeZone: string): string =>
  isoDay(localDay(startsAt.getTime(), timeZone)).slice(0, 7);

/** Whether a learner may still move a session or call it off. */
export const isChangeable = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= CHANGEABLE_HOURS * HOUR_MS;

/** The lowest place of a month that is free; null: all are taken. */
export const freePlace = (taken: readonly number[], most: number): number | null =>
  Array.from({ length: most }, (_, index) => index + 1).find((place) => !taken.includes(place)) ?? null;
