import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';

/** What a notification is about; the client has the words for each kind. */
export const notificationKind = z.enum(['module_completed', 'level_unlocked', 'achievement_unlocked']);
export type NotificationKind = z.output<typeof notificationKind>;

export const notification = z.strictObject({
  id: z.uuid(),
  kind: notificationKind,
  /** Id of the module, level or achievement. */
  subjectId: z.string(),
  title: z.string(),
  /** Name of a lucide icon, for achievements. */
  icon: z.string().nullable(),
  points: z.int().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

export const listNotifications = operation({
  name: 'learning.list-notifications',
  summary: 'The notification inbox, newest first.',
  door: { kind: 'procedure', procedure: 'list_notifications' },
  policy: signedIn("the caller's own inbox"),
  repeat: 'safe',
  input: z.strictObject({
    /** Id of the last one of the page before. */
    before: z.uuid().optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  output: z.strictObject({ notifications: z.array(notification), unread: z.int() }),
  errors: [],
});
