// Without a schema, so that a page may load it that loads none.
import { isSecureAddress } from '../../kernel/secure-address.ts';

/** Calendars to which one project subscribes. */
export const MOST_HOLIDAY_SOURCES = 5;

/** The most characters of an address. */
export const LONGEST_ADDRESS = 2_000;

/** An address as it is fetched: `webcal:` is another word for `https:`. */
export const fetchedAddress = (text: string): string => text.trim().replace(/^webcal:/i, 'https:');

/** Whether a calendar may be fetched at an address: by HTTPS, and without a password in it. */
export const isCalendarAddress = (text: string): boolean => {
  if (text.length > LONGEST_ADDRESS || !isSecureAddress(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

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
