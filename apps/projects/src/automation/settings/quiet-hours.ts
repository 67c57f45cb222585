import type { QuietHours } from '@nivel/contracts/projects/automation/automation-settings';
import { localDay } from '@nivel/platform/local-day';
import { momentOf } from '@nivel/platform/local-hour';

/**
 * The end of the quiet hours that include a moment; null outside of quiet hours. Where a time change skips the hour of the end,
 * they end an hour later; where an hour occurs twice, with the first.
 * @param timeZone where the hours are read
 */
export const quietEnd = (quiet: QuietHours | null, timeZone: string, now: Date): Date | null => {
  if (quiet === null) return null;
  const { from, until } = quiet;
  const today = localDay(now.getTime(), timeZone);
  // Over midnight they may have begun yesterday.
  for (const day of [today - 1, today]) {
    const begin = momentOf(day, from, timeZone);
    const end = momentOf(from < until ? day : day + 1, until, timeZone);
    if (begin <= now && now < end) return end;
  }
  return null;
};
