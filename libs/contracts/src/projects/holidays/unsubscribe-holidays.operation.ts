import { z } from 'zod';
import { projectCommand } from '../project-command.ts';

/** An undo brings the days back, which then belong to the project alone. */
export const unsubscribeHolidays = projectCommand({
  name: 'unsubscribe-holidays',
  summary: 'Ends the subscription to a calendar, whose days leave the holidays of the project.',
  least: 'lead',
  input: { source_id: z.uuid() },
  errors: [],
});
