import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import { firstTimeOf, nextTimeOf } from '../tasks/task-times.ts';

/**
 * When a rule that is saved, activated or restored runs first; null: it has no time of its own.
 * @throws AppError `project_task_too_often`, `project_task_time_invalid`
 */
export const firstRunOf = (trigger: RuleTrigger, now: Date): Date | null =>
  trigger.kind === 'schedule' ? firstTimeOf(trigger.time, now) : null;

/** When a rule runs next after a moment; null: never. Times between the planned one and that moment are none. */
export const nextRunOf = (trigger: RuleTrigger, after: Date): Date | null =>
  trigger.kind === 'schedule' ? nextTimeOf({ cron: trigger.time.cron, timeZone: trigger.time.time_zone }, after) : null;
