// Without a schema, so that a page may load it that loads none.

/** Calendars to which one project subscribes. */
export const MOST_HOLIDAY_SOURCES = 5;

/**
 * Why a calendar gave no days. `address_refused`: its address is not public. `answer`: the other side answered with an error.
 * `too_complex`: it takes too long to read. `too_many_days`: the calendar of the project would hold more than it may.
 * `too_much_at_once`: more cards would move than one command may move. `no_rights`: the person on whose behalf it is fetched leads
 * the project no more.
 */
export const holidayProblems = [
  'address_refused',
  'unreachable',
  'timeout',
  'redirect',
  'answer',
  'too_big',
  'too_complex',
  'not_a_calendar',
  'too_many_days',
  'too_much_at_once',
  'no_rights',
] as const;
export type HolidayProblem = (typeof holidayProblems)[number];
