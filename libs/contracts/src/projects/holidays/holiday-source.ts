import { z } from 'zod';
import { fetchedAddress, holidayProblems, isCalendarAddress, LONGEST_ADDRESS } from './holiday-source-values.ts';

/** An address at which a calendar is published: HTTPS, without a password in it. `webcal:` is another word for it. */
export const calendarAddress = z
  .string()
  .max(LONGEST_ADDRESS)
  .transform(fetchedAddress)
  .refine(isCalendarAddress, 'A calendar has an HTTPS address without a password');

/** A calendar to which a project subscribes, as its members see it: its whole address may be a secret. */
export const holidaySource = z.strictObject({
  id: z.uuid(),
  host: z.string(),
  /** On whose behalf it is fetched: who subscribed, or fetched it by hand last. */
  owner_id: z.uuid(),
  /** Days that came from it, also those that people took out of the project's calendar since. */
  days: z.int(),
  /** Events of the calendar that give no day: timed, cancelled, or outside the years that are looked at. */
  left_out: z.int(),
  /** Null: not yet. */
  fetched_at: z.iso.datetime().nullable(),
  /** Null: not until somebody who leads the project fetches it. */
  next_fetch_at: z.iso.datetime().nullable(),
  /** Why the last attempt gave nothing; null: it did, or there was none. */
  problem: z.enum(holidayProblems).nullable(),
});
export type HolidaySource = z.output<typeof holidaySource>;
