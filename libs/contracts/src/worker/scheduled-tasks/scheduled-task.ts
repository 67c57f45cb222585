import { z } from 'zod';
import { isTimeZone, LONGEST_TIME_ZONE } from '../../auth/time-zone.ts';
import { bilingualText } from '../bilingual.ts';

/** What a task is called among operations: the name of its job. */
export const taskName = z.string().min(3).max(80);

/** Five fields: minute, hour, day of the month, month, day of the week. Seconds are not for administrators. */
export const cronText = z
  .string()
  .max(100)
  .regex(/^[^\s@]+( [^\s@]+){4}$/);

/** A time of an administrator's own. */
export const taskTime = z.strictObject({
  cron: cronText,
  time_zone: z.string().max(LONGEST_TIME_ZONE).refine(isTimeZone),
});
export type TaskTime = z.output<typeof taskTime>;

/** One time that a task was done, by its schedule or because an administrator ran it. */
export const taskRun = z.strictObject({
  id: z.uuid(),
  cause: z.enum(['schedule', 'hand']),
  started_at: z.iso.datetime(),
  /** Null: it is still running. */
  ended_at: z.iso.datetime().nullable(),
  status: z.enum(['running', 'completed', 'failed']),
  /** The code of why it failed. */
  error: z.string().nullable(),
});
export type TaskRun = z.output<typeof taskRun>;

/** A scheduled task of the installation. */
export const scheduledTask = z.strictObject({
  name: taskName,
  type: z.enum(['report', 'backup', 'sync', 'cleanup']),
  title: bilingualText,
  status: z.enum(['scheduled', 'running', 'paused']),
  /** How often it is done where no administrator has chosen a time. */
  every_ms: z.int(),
  time: taskTime.nullable(),
  /** Null: it is paused, or the queue cannot be reached. */
  next_run_at: z.iso.datetime().nullable(),
  last_run: taskRun.nullable(),
});
export type ScheduledTask = z.output<typeof scheduledTask>;
