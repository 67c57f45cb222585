import { LRUCache } from 'lru-cache';
import { isoDay, localDay, type DayNumber } from './local-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const ZONES_KEPT = 200;
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: ZONES_KEPT });

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  return format;
};

/** The offset of a zone from UTC at a moment. */
const aheadMs = (atMs: number, timeZone: string): number => {
  const whole = Math.floor(atMs / 1_000) * 1_000;
  const [day = '', time = ''] = formatOf(timeZone).format(whole).split(', ');
  return Date.parse(`${day}T${time}Z`) - whole;
};

/**
 * The moment at which the clocks of a zone show a full hour of a day: the first one where they show it twice, and an hour later
 * where a time change skips it.
 * @throws RangeError for an invalid zone
 */
export const momentOf = (day: DayNumber, hour: number, timeZone: string): Date => {
  const shown = day * DAY_MS + hour * HOUR_MS;
  const candidates = [shown - DAY_MS, shown + DAY_MS]
    .map((near) => shown - aheadMs(near, timeZone))
    .sort((a, b) => a - b);
  const found = candidates.find((at) => at + aheadMs(at, timeZone) === shown);
  return new Date(found ?? Math.max(...candidates));
};

/** The latest moment at which the clocks of a zone showed an hour. */
export interface LatestHour {
  readonly timeZone: string;
  /** Its day there, `2026-11-21`. */
  readonly day: string;
  readonly at: Date;
  /** The present day in the zone. */
  readonly today: string;
}

/** @throws RangeError for an invalid zone */
export const latestHour = (timeZone: string, hour: number, now: Date): LatestHour => {
  const today = localDay(now.getTime(), timeZone);
  const at = momentOf(today, hour, timeZone);
  const isPast = at.getTime() <= now.getTime();
  const day = isPast ? today : today - 1;
  return {
    timeZone,
    day: isoDay(day),
    at: isPast ? at : momentOf(day, hour, timeZone),
    today: isoDay(today),
  };
};
