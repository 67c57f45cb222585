import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { notificationIds } from './notification.ts';
import { workerErrors } from './worker.errors.ts';

/** Until when notifications are put off, in the words of a menu; they are counted in the person's own zone. */
export const snoozeChoice = z.enum(['later-today', 'tomorrow', 'next-week']);
export type SnoozeChoice = z.output<typeof snoozeChoice>;

export const snoozeNotifications = operation({
  name: 'worker.snooze-notifications',
  summary: 'Puts notifications off until a moment, when they come back unread; or brings them back at once.',
  door: { kind: 'procedure', procedure: 'snooze_notifications' },
  policy: signedIn("the caller's own notifications; ids of others change nothing"),
  repeat: 'idempotent',
  input: z.strictObject({
    ids: notificationIds,
    /** A choice of the menu, or a moment within a year; null: they are back. */
    until: z.union([snoozeChoice, z.iso.datetime()]).nullable(),
  }),
  output: z.strictObject({ unread: z.int(), until: z.iso.datetime().nullable() }),
  errors: [workerErrors.snooze_out_of_range],
});
