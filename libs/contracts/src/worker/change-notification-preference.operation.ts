import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { emailPace, notificationChannel } from './notification-preferences.ts';
import { workerErrors } from './worker.errors.ts';

export const changeNotificationPreference = operation({
  name: 'worker.change-notification-preference',
  summary: 'Switches one kind of notifications or e-mails on or off, and says how its e-mails come.',
  door: { kind: 'procedure', procedure: 'change_notification_preference' },
  policy: signedIn("the caller's own preferences"),
  repeat: 'idempotent',
  input: z.strictObject({
    kind: z.string().min(1).max(64),
    channel: notificationChannel,
    is_on: z.boolean(),
    /** For e-mails that may come once a day; left out: unchanged. */
    pace: emailPace.optional(),
  }),
  output: z.strictObject({ isOn: z.boolean() }),
  errors: [workerErrors.unknown_notification_kind, workerErrors.notification_kind_locked],
});
