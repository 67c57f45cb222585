// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { changeNotificationPreference } from './change-notification-preference.operation.ts';
import { listNotificationPreferences } from './list-notification-preferences.operation.ts';
import { listNotifications } from './list-notifications.operation.ts';
import { markNotificationsRead } from './mark-notifications-read.operation.ts';
import { unsubscribe } from './unsubscribe.operation.ts';

export const operations: readonly Operation[] = [
  changeNotificationPreference,
  listNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  unsubscribe,
];
