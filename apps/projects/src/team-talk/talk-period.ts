import { DAY_MS } from '@nivel/platform/local-day';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday, in UTC. */
const SOME_MONDAY = Date.parse('1970-01-05T00:00:00Z');

/** A period and the beginning of the one before it, which is as long. */
export interface TalkPeriod {
  readonly before: Date;
  readonly from: Date;
  readonly to: Date;
}

const periodUntil = (to: number, length: number): TalkPeriod => ({
  before: new Date(to - 2 * length),
  from: new Date(to - length),
  to: new Date(to),
});

/** The hours before now. */
export const hoursBefore = (now: Date, hours: number): TalkPeriod => periodUntil(now.getTime(), hours * HOUR_MS);

/** The last whole week from Monday to Sunday, in UTC: no two weeks have a text in common. */
export const lastWholeWeek = (now: Date): TalkPeriod =>
  periodUntil(SOME_MONDAY + Math.floor((now.getTime() - SOME_MONDAY) / WEEK_MS) * WEEK_MS, WEEK_MS);
