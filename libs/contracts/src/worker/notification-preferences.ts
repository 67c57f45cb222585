import { z } from 'zod';
import { bilingualText } from '../emails/bilingual.ts';

/** Ways in which a person is notified. */
export const notificationChannel = z.enum(['inbox', 'email']);
export type NotificationChannel = z.output<typeof notificationChannel>;

/** When e-mails are sent: each immediately, or all of a day in one. */
export const emailPace = z.enum(['at-once', 'daily']);
export type EmailPace = z.output<typeof emailPace>;

/** The hour of a person's own day at which the daily e-mail leaves. */
export const digestHour = z.int().min(0).max(23);
export const DEFAULT_DIGEST_HOUR = 8;

/** One kind of notifications and e-mails, and whether its reader gets them. */
export const notificationPreference = z.strictObject({
  kind: z.string().max(64),
  title: bilingualText,
  /** When a person receives them; for those that cannot be switched off, why. */
  description: bilingualText,
  /** Security, codes, receipts and reminders before a charge cannot be switched off. */
  isLocked: z.boolean(),
  /** The channels on which there is something of this kind. */
  channels: z.array(
    z.strictObject({
      channel: notificationChannel,
      isOn: z.boolean(),
      /** How often e-mails come; null where they cannot come once a day. */
      pace: emailPace.nullable(),
    }),
  ),
});
