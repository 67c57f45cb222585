import { z } from 'zod';
import { isTimeZone, LONGEST_TIME_ZONE } from './time-zone.ts';

/** Five fields: minute, hour, day of the month, month, day of the week. Seconds are not for people. */
export const cronText = z
  .string()
  .max(100)
  .regex(/^[^\s@]+( [^\s@]+){4}$/);

/** A time that comes again, chosen by somebody: cron text, and the zone in which it is read. */
export const taskTime = z.strictObject({
  cron: cronText,
  time_zone: z.string().max(LONGEST_TIME_ZONE).refine(isTimeZone),
});
export type TaskTime = z.output<typeof taskTime>;

/** What every run of a scheduled task says: one time that it was done, by its schedule or because somebody ran it. */
export const taskRunShape = {
  id: z.uuid(),
  cause: z.enum(['schedule', 'hand']),
  started_at: z.iso.datetime(),
};
