import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { notificationIds } from './notification.ts';

export const markNotificationsDone = operation({
  name: 'worker.mark-notifications-done',
  summary: 'Takes notifications out of the inbox as done, those named or all up to one; or brings named ones back.',
  door: { kind: 'procedure', procedure: 'mark_notifications_done' },
  policy: signedIn("the caller's own notifications; ids of others change nothing"),
  repeat: 'idempotent',
  input: z
    .strictObject({
      ids: notificationIds.optional(),
      /** Instead of ids: all up to this one, because later ones were not seen. */
      up_to: z.uuid().optional(),
      is_done: z.boolean(),
    })
    .refine(({ ids, up_to, is_done }) => (ids === undefined) !== (up_to === undefined) && (is_done || ids), {
      message: 'Name the notifications, or the last one of those that are done',
    }),
  output: z.strictObject({ unread: z.int() }),
  errors: [],
});
