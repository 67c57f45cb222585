import { z } from 'zod';
import { taskRunShape, taskTime } from '../../kernel/task-time.ts';
import { leadReportKinds, MOST_RECIPIENTS, projectTaskKinds } from './automation-values.ts';

export const projectTaskKind = z.enum(projectTaskKinds);
export type ProjectTaskKind = z.output<typeof projectTaskKind>;
export const leadReportKind = z.enum(leadReportKinds);
export type LeadReportKind = z.output<typeof leadReportKind>;

/** Members of a project who get an e-mail report. */
export const reportRecipients = z
  .array(z.uuid())
  .min(1)
  .max(MOST_RECIPIENTS)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'a recipient is named twice' });

/** When an e-mail report is sent, and to whom. */
export const emailReportSchedule = z.strictObject({ time: taskTime, recipients: reportRecipients });
export type EmailReportSchedule = z.output<typeof emailReportSchedule>;

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
  /** The recipients of an e-mail report; empty for reports to the leads of the project. */
  recipients: z.array(z.uuid()).max(MOST_RECIPIENTS),
  /** Null: it is paused. */
  next_run_at: z.iso.datetime().nullable(),
  last_run: projectTaskRun.nullable(),
});
export type ProjectTask = z.output<typeof projectTask>;
