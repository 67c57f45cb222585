import { spanOf, type CardDates } from '@nivel/planning/card-dates';
import type { WorkingCalendar } from '@nivel/planning/working-calendar';

/** How many working days later a card ends than in a baseline, less than 0 where it ends earlier; null where one has no dates. */
export const differenceFrom = (
  was: CardDates | undefined,
  now: CardDates,
  calendar: WorkingCalendar,
): number | null => {
  const [before, after] = [was && spanOf(was), spanOf(now)];
  if (!before || !after) return null;
  return calendar.workingDaysBefore(after.finish + 1) - calendar.workingDaysBefore(before.finish + 1);
};
