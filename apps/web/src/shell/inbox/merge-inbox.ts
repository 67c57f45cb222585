import type { Area, Notification } from '../area/area.ts';
import type { LoggedToast } from '../toasts/toast-log.ts';

export interface InboxLine {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
}

/**
 * How many lines of the merged inbox are unread: what the service counted when it answered last, and what this device said
 * that was not counted there.
 */
export const countUnread = (counted: number, answeredAt: number, said: readonly LoggedToast[]): number =>
  counted + said.filter(({ isRead, isKept, at }) => !isRead && !(isKept && at <= answeredAt)).length;

/**
 * One list of what the service keeps and what this device said, newest first. What both have (the toast of an achievement
 * and its notification) stands once.
 */
export const mergeInbox = (
  kept: readonly Notification[],
  said: readonly LoggedToast[],
  notificationText: Area['notificationText'],
): InboxLine[] => {
  const keptLines = kept.map((one) => ({
    id: one.id,
    text: notificationText(one) ?? one.title,
    at: Date.parse(one.createdAt),
    isRead: one.readAt !== null,
  }));
  const known = new Set(keptLines.map((line) => line.text));
  const saidLines = said
    .filter(({ message }) => !known.has(message))
    .map(({ id, title, message, at, isRead }) => ({ id, text: title ? `${title}: ${message}` : message, at, isRead }));
  return [...keptLines, ...saidLines].sort((a, b) => b.at - a.at);
};
