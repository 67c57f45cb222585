import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { notificationIds } from './notification.ts';

export const markNotificationsRead = operation({
  name: 'worker.mark-notifications-read',
  summary: 'Marks notifications as read: those named, or all.',
  door: { kind: 'procedure', procedure: 'mark_notifications_read' },
  policy: signedIn("the caller's own notifications; ids of others change nothing"),
  repeat: 'idempotent',
  input: z.strictObject({
    ids: notificationIds.optional(),
    /** When all are marked, only those up to this one: later ones were not seen. */
    up_to: z.uuid().optional(),
  }),
  output: z.strictObject({ unread: z.int() }),
  errors: [],
});
