import { localDay, type DayNumber } from '@nivel/platform/local-day';
import type { Learner } from './learner.ts';

/** The data on which a learner's days depend. */
export type Days = Pick<Learner, 'timeZone' | 'daysFrom' | 'activeDays'>;

const QUARTER_MS = 900_000;
/** A day lasts 24 hours, one more where clocks are put back, and as long again after a change of zone. */
const MOST_QUARTERS = 51 * 4;

/**
 * The day for which work done now counts. After a change of zone, no new day starts until 24 hours after the last one that
 * counted: the clock of another zone gives no second day on the same day. A day never repeats either: it is never before the
 * last one that counted.
 */
export const dayNow = ({ timeZone, daysFrom, activeDays }: Days, nowMs: number): DayNumber => {
  const last = activeDays.at(-1);
  const today = localDay(nowMs, timeZone);
  if (last === undefined) return today;
  return daysFrom !== null && nowMs < daysFrom ? last : Math.max(last, today);
};

/** When the learner's next day starts, in ms since 1970. Every zone's days begin at a full quarter of an hour. */
export const nextDayAt = (learner: Days, nowMs: number): number => {
  const today = dayNow(learner, nowMs);
  let at = (Math.floor(nowMs / QUARTER_MS) + 1) * QUARTER_MS;
  for (let quarter = 0; quarter < MOST_QUARTERS && dayNow(learner, at) <= today; quarter += 1) at += QUARTER_MS;
  return at;
};
