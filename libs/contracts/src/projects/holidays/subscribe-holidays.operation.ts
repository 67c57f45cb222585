import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { boardErrors } from '../board.errors.ts';
import { project } from '../memberships.ts';
import { calendarAddress, holidaySource } from './holiday-source.ts';
import { holidaysErrors } from './holidays.errors.ts';

/** Nothing is fetched yet: the worker does within minutes, and `refresh_holidays` at once. */
export const subscribeHolidays = operation({
  name: 'projects.subscribe-holidays',
  summary: 'Has the holidays of a project follow a calendar that is published at an address.',
  door: { kind: 'procedure', procedure: 'subscribe_holidays' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), source_id: z.uuid(), url: calendarAddress }),
  output: z.strictObject({ source: holidaySource }),
  errors: [
    boardErrors.id_taken,
    holidaysErrors.too_many_holiday_sources,
    holidaysErrors.holiday_source_exists,
    holidaysErrors.holiday_address_refused,
  ],
});
