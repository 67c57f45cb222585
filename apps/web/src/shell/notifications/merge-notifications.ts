import type { Locale } from '@nivel/contracts/emails/bilingual';
import type { InboxNotification } from '@nivel/contracts/worker/notification';
import { internalPath } from '../navigation/internal-path.ts';
import type { LoggedToast } from '../toasts/toast-log.ts';

export interface NotificationLine {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
  /** Whether the service keeps it. */
  readonly isKept: boolean;
  /** Its link on this site; null for a mere message. */
  readonly link: string | null;
}

/**
 * How many lines of the merged list are unread: the count of the service's last answer, and messages of this device that are
 * not in it.
 */
export const countUnread = (counted: number, countedAt: number, said: readonly LoggedToast[]): number =>
  counted + said.filter(({ isRead, isKept, at }) => !isRead && !(isKept && at <= countedAt)).length;

/**
 * Merges the messages of the service and of this device, newest first. A message in both (the toast of an achievement and its
 * notification) is listed once.
 */
export const mergeNotifications = (
  kept: readonly InboxNotification[],
  said: readonly LoggedToast[],
  locale: Locale,
): NotificationLine[] => {
  const keptLines = kept.map((one) => ({
    id: one.id,
    text: one.text[locale],
    at: Date.parse(one.returnedAt ?? one.createdAt),
    isRead: one.readAt !== null,
    isKept: true,
    link: internalPath(one.link) ?? null,
  }));
  const known = new Set(keptLines.map((line) => line.text));
  const saidLines = said
    .filter(({ message }) => !known.has(message))
    .map(({ id, title, message, at, isRead }) => ({
      id,
      text: title ? `${title}: ${message}` : message,
      at,
      isRead,
      isKept: false,
      link: null,
    }));
  return [...keptLines, ...saidLines].sort((a, b) => b.at - a.at);
};
