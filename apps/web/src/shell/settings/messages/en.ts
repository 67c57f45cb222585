import type { SettingsMessages } from './es-mx.ts';

export const messages: SettingsMessages = {
  title: 'Settings',
  back: 'Back to the dashboard',
};
