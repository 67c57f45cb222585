/** The zone where no place is known. */
export const DEFAULT_TIME_ZONE = 'America/Mexico_City';

/** Longest name of a time zone, in characters. */
export const LONGEST_TIME_ZONE = 64;

/**
 * Whether a text is the name of a time zone that days can be counted in. Offsets such as `+06:00` are none: JavaScript and
 * Postgres read their sign in opposite ways, and they know of no summer time.
 */
export const isTimeZone = (name: string): boolean => {
  if (name.length > LONGEST_TIME_ZONE || !/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
