// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { changeDigestHour } from './change-digest-hour.operation.ts';
import { changeNotificationPreference } from './change-notification-preference.operation.ts';
import { inspectFile } from './inspect-file.operation.ts';
import { listNotificationPreferences } from './list-notification-preferences.operation.ts';
import { listNotifications } from './list-notifications.operation.ts';
import { markNotificationsDone } from './mark-notifications-done.operation.ts';
import { markNotificationsRead } from './mark-notifications-read.operation.ts';
import { previewEmailReport } from './preview-email-report.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';
import { changeScheduledTask } from './scheduled-tasks/change-scheduled-task.operation.ts';
import { listScheduledTaskRuns } from './scheduled-tasks/list-scheduled-task-runs.operation.ts';
import { listScheduledTasks } from './scheduled-tasks/list-scheduled-tasks.operation.ts';
import { runScheduledTask } from './scheduled-tasks/run-scheduled-task.operation.ts';
import { snoozeNotifications } from './snooze-notifications.operation.ts';
import { unsubscribe } from './unsubscribe.operation.ts';

export const operations: readonly Operation[] = [
  changeDigestHour,
  changeNotificationPreference,
  changeScheduledTask,
  inspectFile,
  listNotificationPreferences,
  listNotifications,
  listScheduledTaskRuns,
  listScheduledTasks,
  markNotificationsDone,
  markNotificationsRead,
  previewEmailReport,
  readPersonalData,
  runScheduledTask,
  snoozeNotifications,
  unsubscribe,
];
