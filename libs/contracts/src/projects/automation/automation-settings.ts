import { z } from 'zod';
import { timeZoneName } from '../../kernel/time-zone-shape.ts';

const hour = z.int().min(0).max(23);

/** A range of full hours of the day, `until` excluded; it spans midnight when `until` is the earlier one. */
const quietHours = z
  .strictObject({ from: hour, until: hour })
  .refine(({ from, until }) => from !== until, 'Quiet hours end at another hour than they begin');
export type QuietHours = z.output<typeof quietHours>;

/** The leads' settings for all automation of a project. */
export const automationChoices = {
  /** Days and hours of rules are counted there; null: where the owner of each rule lives. */
  time_zone: timeZoneName.nullable(),
  /** When notices and e-mails of rules wait; null: never. */
  quiet_hours: quietHours.nullable(),
};

/** The automation of a project as its members see it. */
export const automationSettings = z.strictObject({
  is_paused: z.boolean(),
  /** Who paused everything, and when; null: not paused. */
  paused_by: z.uuid().nullable(),
  paused_at: z.iso.datetime().nullable(),
  /** Runs of rules, and scheduled tasks, that were not done because of that. */
  refused_runs: z.int(),
  ...automationChoices,
  /** Increases with each change of the leads' settings; 0: nobody has changed them yet. */
  version: z.int(),
  /** Notices and e-mails that wait for the end of quiet hours. */
  waiting: z.int(),
});
export type AutomationSettings = z.output<typeof automationSettings>;
