import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { isoDay, localDay } from '@nivel/platform/local-day';

type Place = { readonly timeZone: string };

/** The zone in which a person's days are counted. */
export const personZone = (person: Place | null): string =>
  // Auth checks a zone on its own machine; this one may not know it.
  person !== null && isTimeZone(person.timeZone) ? person.timeZone : DEFAULT_TIME_ZONE;

/** The present day in a person's zone. */
export const personDay = (person: Place | null, now: Date): string =>
  isoDay(localDay(now.getTime(), personZone(person)));
