import type { Notification } from '../../../shell/area/area.ts';
import type { LearningMessages } from './messages/es-mx.ts';

/** What a notification of the learning area says. */
export const notificationText = ({ kind, title }: Notification, text: LearningMessages): string => {
  switch (kind) {
    case 'module_completed':
      return text.moduleCompleted(title);
    case 'level_unlocked':
      return text.levelUnlocked(title);
    case 'achievement_unlocked':
      return text.achievementUnlocked(title);
  }
};
