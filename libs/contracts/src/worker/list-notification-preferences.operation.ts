import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { digestHour, notificationPreference } from './notification-preferences.ts';

export const listNotificationPreferences = operation({
  name: 'worker.list-notification-preferences',
  summary: 'Which notifications and e-mails the caller gets, by kind and channel.',
  door: { kind: 'procedure', procedure: 'list_notification_preferences' },
  policy: signedIn("the caller's own preferences"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ preferences: z.array(notificationPreference), digestHour }),
  errors: [],
});
