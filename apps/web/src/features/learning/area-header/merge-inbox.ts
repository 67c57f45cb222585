import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listNotifications } from '@nivel/contracts/learning/list-notifications.operation';
import type { InboxEntry } from '../../../shell/notifications/device-inbox.ts';
import type { LearningMessages } from '../area/messages/es-mx.ts';

type Notification = OutputOf<typeof listNotifications>['notifications'][number];

export interface InboxLine {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
}

const sentence = ({ kind, title }: Notification, text: LearningMessages): string => {
  switch (kind) {
    case 'module_completed':
      return text.moduleCompleted(title);
    case 'level_unlocked':
      return text.levelUnlocked(title);
    case 'achievement_unlocked':
      return text.achievementUnlocked(title);
  }
};

/**
 * How many lines of the merged inbox are unread: what the service counted when it answered last, and what this device said
 * that was not counted there.
 */
export const countUnread = (counted: number, answeredAt: number, said: readonly InboxEntry[]): number =>
  counted + said.filter(({ isRead, isKept, at }) => !isRead && !(isKept && at <= answeredAt)).length;

/**
 * One list of what the service keeps and what this device said, newest first. What both have (the toast of an achievement
 * and its notification) stands once.
 */
export const mergeInbox = (
  kept: readonly Notification[],
  said: readonly InboxEntry[],
  text: LearningMessages,
): InboxLine[] => {
  const keptLines = kept.map((one) => ({
    id: one.id,
    text: sentence(one, text),
    at: Date.parse(one.createdAt),
    isRead: one.readAt !== null,
  }));
  const known = new Set(keptLines.map((line) => line.text));
  const saidLines = said
    .filter(({ message }) => !known.has(message))
    .map(({ id, title, message, at, isRead }) => ({ id, text: title ? `${title}: ${message}` : message, at, isRead }));
  return [...keptLines, ...saidLines].sort((a, b) => b.at - a.at);
};
