import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { inboxNotification, inboxPart } from './notification.ts';

export const listNotifications = operation({
  name: 'worker.list-notifications',
  summary: 'Notifications, newest first.',
  door: { kind: 'procedure', procedure: 'list_notifications' },
  policy: signedIn("the caller's own notifications"),
  repeat: 'safe',
  input: z.strictObject({
    part: inboxPart.default('inbox'),
    /** Id of the last one of the page before. */
    before: z.uuid().optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  output: z.strictObject({ notifications: z.array(inboxNotification), unread: z.int() }),
  errors: [],
});
