import { defineErrors } from '../kernel/errors.ts';

/** Every error of the worker. */
export const workerErrors = defineErrors({
  unknown_notification_kind: { kind: 'not-found', message: 'There is nothing of this kind on this channel' },
  notification_kind_locked: { kind: 'conflict', message: 'Notifications of this kind cannot be switched off' },
  snooze_out_of_range: { kind: 'invalid', message: 'Choose a moment that is still to come, within a year' },
  unsubscribe_token_invalid: { kind: 'invalid', message: 'This link to unsubscribe is not valid' },
  task_not_found: { kind: 'not-found', message: 'There is no scheduled task of this name' },
  task_not_scheduled: { kind: 'conflict', message: 'The task is paused or runs already' },
  task_time_invalid: {
    kind: 'invalid',
    message: 'This time never comes, or is not written as minute, hour, day, month and weekday',
  },
});
