import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { servicesOnly } from '../../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const refreshDueHolidays = operation({
  name: 'projects.refresh-due-holidays',
  summary: 'Fetches the calendars of projects whose day has come, and again those that could not be fetched.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ fetched: z.int(), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 30_000,
});
