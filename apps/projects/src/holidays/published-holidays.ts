import { Injectable } from '@nestjs/common';
import type { HolidayProblem } from '@nivel/contracts/projects/holidays/holiday-source-values';
import { calendarDayOf, isoOf } from '@nivel/planning/calendar-day';
import { holidaysInFile } from '@nivel/planning/holiday-file';
import { HolidayFileError } from '@nivel/planning/holiday-file-error';
import { fetchCalendar } from './fetch-calendar.ts';
import type { Holiday } from './followed-holidays.ts';
import { TookTooLongError, withinTime } from './time-limit.ts';

const LONGEST_NAME = 100;
/** So much of a name is looked at: it may be as long as the calendar, and be the name of each day. */
const READ_OF_NAME = 1_000;
/** How long the reading of one calendar may keep the service from everything else, in ms; whole countries take a twentieth. */
const READING_MS = 500;
/** The years around today that are looked at, as by the import of a file. */
const YEARS = { before: 1, after: 3 };

/** What a published calendar says, or why it says nothing. */
export type PublishedDays =
  | { readonly problem: HolidayProblem }
  | {
      readonly problem: null;
      readonly days: readonly Holiday[];
      readonly leftOut: number;
      /** The first day that was looked at, `2025-01-01`. */
      readonly since: string;
    };

/** One line of a name; a day without one is called by where it came from. */
const nameOf = (name: string, url: string): string =>
  [
    ...name
      .slice(0, READ_OF_NAME)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .toWellFormed(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim() || new URL(url).host.slice(0, LONGEST_NAME);

/** @throws unknown what is no fault of the calendar */
const problemOf = (error: unknown): HolidayProblem => {
  if (error instanceof TookTooLongError) return 'too_complex';
  if (!(error instanceof HolidayFileError)) throw error;
  return error.problem === 'too-big' ? 'too_big' : 'not_a_calendar';
};

/** Whole days of calendars that are published at addresses. */
@Injectable()
export class PublishedHolidays {
  /** How a calendar is fetched; tests have one of their own. */
  fetch = fetchCalendar;

  async read(url: string, now: Date): Promise<PublishedDays> {
    const { text, problem } = await this.fetch(url);
    if (text === null) return { problem };
    const year = now.getUTCFullYear();
    const start = calendarDayOf(year - YEARS.before, 1, 1);
    const span = { start, finish: calendarDayOf(year + YEARS.after, 12, 31) };
    try {
      return withinTime(READING_MS, () => {
        const { holidays, leftOut } = holidaysInFile(text, span);
        const days = holidays.map(({ day, name }) => ({ day, name: nameOf(name, url) }));
        return { problem: null, days, leftOut, since: isoOf(start) };
      });
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }
}
