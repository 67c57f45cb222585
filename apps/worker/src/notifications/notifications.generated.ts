// Made by `npm run generate` from the files beside it; do not edit.
import type { NotificationRule } from './notification.ts';
import { achievementUnlockedNotification } from './achievement-unlocked.notification.ts';
import { levelUnlockedNotification } from './level-unlocked.notification.ts';
import { moduleCompletedNotification } from './module-completed.notification.ts';

export const notifications: Readonly<Record<string, NotificationRule>> = {
  'achievement-unlocked': achievementUnlockedNotification,
  'level-unlocked': levelUnlockedNotification,
  'module-completed': moduleCompletedNotification,
};
