import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';

export const markNotificationsRead = operation({
  name: 'worker.mark-notifications-read',
  summary: 'Marks notifications as read: those named, or all.',
  door: { kind: 'procedure', procedure: 'mark_notifications_read' },
  policy: signedIn("the caller's own notifications; ids of others change nothing"),
  repeat: 'idempotent',
  input: z.strictObject({ ids: z.array(z.uuid()).max(200).optional() }),
  output: z.strictObject({ unread: z.int() }),
  errors: [],
});
