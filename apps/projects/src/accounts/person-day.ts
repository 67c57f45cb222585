import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { isoDay, localDay } from '@nivel/platform/local-day';

/** The day that it is where somebody lives. */
export const personDay = ({ timeZone }: { readonly timeZone: string }, now: Date): string =>
  // What auth takes for a zone was one for its machine.
  isoDay(localDay(now.getTime(), isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE));
