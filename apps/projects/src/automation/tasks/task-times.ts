import { AppError } from '@nivel/contracts/kernel/app-error';
import { isHourlyAtMost } from '@nivel/contracts/kernel/cron-text';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { nextCronTime } from '@nivel/platform/cron-time';
import type { StoredTask } from './project-tasks.repository.ts';

const MINUTE_MS = 60_000;
const FIRST_RETRY_MINUTES = 5;
const MOST_RETRY_MINUTES = 360;

/**
 * The first time of a schedule that a person chose.
 * @throws AppError `project_task_too_often`, `project_task_time_invalid`
 */
export const firstTimeOf = (time: TaskTime, now: Date): Date => {
  if (!isHourlyAtMost(time.cron)) throw new AppError(automationErrors.project_task_too_often);
  const first = nextCronTime(time, now);
  if (first === null) throw new AppError(automationErrors.project_task_time_invalid);
  return first;
};

/** When a stored task comes next after a moment; null: never. */
export const nextTimeOf = ({ cron, timeZone }: Pick<StoredTask, 'cron' | 'timeZone'>, after: Date): Date | null =>
  nextCronTime({ cron, time_zone: timeZone }, after);

/** When to retry a task after a number of failures in a row: 5 minutes later, then twice as long, at most 6 hours. */
export const retryTimeOf = (failures: number, now: Date): Date => {
  const minutes = Math.min(FIRST_RETRY_MINUTES * 2 ** Math.min(failures - 1, 20), MOST_RETRY_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
};
