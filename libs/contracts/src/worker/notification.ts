import { z } from 'zod';
import { bilingualText } from '../emails/bilingual.ts';

/** A notification of a person, as it arrives. */
export const notification = z.strictObject({
  id: z.uuid(),
  /** The event, such as 'module-completed'. */
  name: z.string().max(64),
  /** Its kind, by which people switch notifications on and off. */
  kind: z.string().max(64),
  text: bilingualText,
  /** Its link: a path of the product; null where there is nothing to open. */
  link: z.string().max(500).nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

/** The same, with its reader's changes. */
export const inboxNotification = notification.extend({
  /** Since when its reader is done with it. */
  doneAt: z.iso.datetime().nullable(),
  /** Until when it is put off. */
  snoozedUntil: z.iso.datetime().nullable(),
  /** When it came back from having been put off; then it is sorted by that moment. */
  returnedAt: z.iso.datetime().nullable(),
});
export type InboxNotification = z.output<typeof inboxNotification>;

/** Parts of an inbox: neither done nor snoozed, the unread ones of those, done, and snoozed. */
export const inboxPart = z.enum(['inbox', 'unread', 'done', 'snoozed']);
export type InboxPart = z.output<typeof inboxPart>;

/** Notifications that a caller names at once, at most. */
export const notificationIds = z.array(z.uuid()).min(1).max(200);
