import { LRUCache } from 'lru-cache';

/** A calendar day as the number of days since 1970-01-01: days compare and subtract as numbers. */
export type DayNumber = number;

export const DAY_MS = 86_400_000;
/** There are some 400 zones, but endless ways to write them, and each format takes 30 kB. */
const ZONES_KEPT = 200;
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: ZONES_KEPT });

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Canada's English writes 2026-11-21.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format;
};

const QUARTER_MS = 900_000;
const latest = new LRUCache<string, { quarter: number; day: DayNumber }>({ max: ZONES_KEPT });

/**
 * A person's local day at a moment. In every zone days begin at a full quarter of an hour, so the result for the last quarter
 * is cached: on the hot path a calendar lookup costs more than the rules.
 */
export const localDay = (atMs: number, timeZone: string): DayNumber => {
  const quarter = Math.floor(atMs / QUARTER_MS);
  const known = latest.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const day = dayNumber(formatOf(timeZone).format(atMs));
  latest.set(timeZone, { quarter, day });
  return day;
};

/** `2026-11-21` -> days since 1970. */
export const dayNumber = (isoDay: string): DayNumber => Math.round(Date.parse(`${isoDay}T00:00:00Z`) / DAY_MS);

/** Days since 1970 -> `2026-11-21`. */
export const isoDay = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week; 1970-01-01 was a Thursday. */
export const mondayOf = (day: DayNumber): DayNumber => day - ((((day + 3) % 7) + 7) % 7);
