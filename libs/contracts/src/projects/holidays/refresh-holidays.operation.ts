import { z } from 'zod';
import { projectCommand } from '../project-command.ts';
import { holidaysErrors } from './holidays.errors.ts';

/** Automatic cards move with the days, by the same command. What people took out of the calendar by hand comes back. */
export const refreshHolidays = projectCommand({
  name: 'refresh-holidays',
  summary: 'Fetches a calendar to which a project subscribes, and takes its days over.',
  least: 'lead',
  input: { source_id: z.uuid() },
  errors: [holidaysErrors.holiday_source_not_found, holidaysErrors.holidays_not_fetched],
});
