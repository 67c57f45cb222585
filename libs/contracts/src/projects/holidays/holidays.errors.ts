import { z } from 'zod';
import { defineErrors } from '../../kernel/errors.ts';
import { holidayProblems } from './holiday-source-values.ts';

/** Errors of calendars to which projects subscribe. */
export const holidaysErrors = defineErrors({
  holiday_source_not_found: { kind: 'not-found', message: 'The project does not subscribe to this calendar any more' },
  too_many_holiday_sources: { kind: 'conflict', message: 'A project subscribes to at most 5 calendars' },
  holiday_source_exists: { kind: 'conflict', message: 'The project subscribes to this calendar already' },
  holiday_address_refused: { kind: 'invalid', message: 'This address is not a public one' },
  /** `details`: `HolidaysNotFetched`. */
  holidays_not_fetched: { kind: 'conflict', message: 'The calendar gave no days' },
});

/** Why a calendar gave no days. */
export const holidaysNotFetched = z.strictObject({ problem: z.enum(holidayProblems) });
export type HolidaysNotFetched = z.output<typeof holidaysNotFetched>;
