import type { SnoozeChoice } from '@nivel/contracts/worker/snooze-notifications.operation';
import { localDay, mondayOf } from '@nivel/platform/local-day';
import { momentOf } from '@nivel/platform/local-hour';

const HOUR_MS = 3_600_000;
const MORNING = 9;
const EVENING = 18;
const LATER_HOURS = 3;

/**
 * When a notification returns that is snoozed until later today (this evening, then in three hours), tomorrow's or Monday's
 * morning.
 */
export const snoozeMoment = (choice: SnoozeChoice, now: Date, timeZone: string): Date => {
  const today = localDay(now.getTime(), timeZone);
  if (choice === 'tomorrow') return momentOf(today + 1, MORNING, timeZone);
  if (choice === 'next-week') return momentOf(mondayOf(today) + 7, MORNING, timeZone);
  const inHours = now.getTime() + LATER_HOURS * HOUR_MS;
  return new Date(Math.max(inHours, momentOf(today, EVENING, timeZone).getTime()));
};
