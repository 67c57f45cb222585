import { z } from 'zod';
import { defineErrors } from '../kernel/errors.ts';

/** The address of the calendar of a person's token. */
export const CALENDAR_PATH = '/calendars/{token}/calendar.ics';

/** Errors of calendars that other programs fetch. */
export const calendarFeedErrors = defineErrors({
  calendar_feed_not_found: { kind: 'not-found', message: 'There is no calendar at this address, or not any more' },
});

/** Since when a project's calendar has an address for the caller; null: it has none. */
export const calendarFeedState = z.strictObject({ created_at: z.iso.datetime().nullable() });
