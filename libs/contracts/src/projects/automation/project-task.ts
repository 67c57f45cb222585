import { z } from 'zod';
import { taskRunShape, taskTime } from '../../kernel/task-time.ts';
import { projectTaskKinds } from './automation-values.ts';

export const projectTaskKind = z.enum(projectTaskKinds);
export type ProjectTaskKind = z.output<typeof projectTaskKind>;

/** Days without a change after which an open card is stale. */
export const STALE_AFTER_DAYS = 14;

/** Older runs of a task are forgotten. */
export const MOST_PROJECT_TASK_RUNS = 50;

/** One run: what it published, and to how many. */
export const projectTaskRun = z.strictObject({
  ...taskRunShape,
  status: z.enum(['completed', 'failed']),
  /** The code of why it failed. */
  error: z.string().nullable(),
  recipients: z.int(),
  /** Overdue or stale cards that it reported. */
  cards: z.int(),
});
export type ProjectTaskRun = z.output<typeof projectTaskRun>;

/** A task that a project has set up; each kind once. */
export const projectTask = z.strictObject({
  kind: projectTaskKind,
  time: taskTime,
  is_paused: z.boolean(),
  /** On whose behalf it is done: who last set it up or went on with it. */
  owner_id: z.uuid(),
  /** Null: it is paused. */
  next_run_at: z.iso.datetime().nullable(),
  last_run: projectTaskRun.nullable(),
});
export type ProjectTask = z.output<typeof projectTask>;
