import { z } from 'zod';
import { CRON_FIELDS, LONGEST_CRON } from './cron-text.ts';
import { timeZoneName } from './time-zone-shape.ts';

/** A recurring time, chosen by a person: cron text, and the zone in which it is read. */
export const taskTime = z.strictObject({
  cron: z.string().max(LONGEST_CRON).regex(CRON_FIELDS),
  time_zone: timeZoneName,
});
export type TaskTime = z.output<typeof taskTime>;

/** The input of every run of a scheduled task: one run, by its schedule or started by a person. */
export const taskRunShape = {
  id: z.uuid(),
  cause: z.enum(['schedule', 'hand']),
  started_at: z.iso.datetime(),
};
