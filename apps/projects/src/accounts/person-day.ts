import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { isoDay, localDay } from '@nivel/platform/local-day';

type Place = { readonly timeZone: string };

/** The zone in which the days of somebody are counted. */
export const personZone = (person: Place | null): string =>
  // What auth takes for a zone was one for its machine.
  person !== null && isTimeZone(person.timeZone) ? person.timeZone : DEFAULT_TIME_ZONE;

/** The day that it is where somebody lives. */
export const personDay = (person: Place | null, now: Date): string =>
  isoDay(localDay(now.getTime(), personZone(person)));
