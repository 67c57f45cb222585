import { z } from 'zod';
import { taskRunShape, taskTime } from '../../kernel/task-time.ts';
import { bilingualText } from '../../emails/bilingual.ts';

/** The name of a task in operations: the name of its job. */
export const taskName = z.string().min(3).max(80);

/** One time that a task was done. */
export const taskRun = z.strictObject({
  ...taskRunShape,
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
  /** The interval where no administrator has chosen a time. */
  every_ms: z.int(),
  time: taskTime.nullable(),
  /** Null: it is paused, or the queue cannot be reached. */
  next_run_at: z.iso.datetime().nullable(),
  last_run: taskRun.nullable(),
});
export type ScheduledTask = z.output<typeof scheduledTask>;
