import type { NotificationSettingsMessages } from './es-mx.ts';

export const messages: NotificationSettingsMessages = {
  title: 'Notifications and e-mails',
  lead: 'What we tell you, and where. Every change is saved at once.',
  channels: { inbox: 'Here, in Notifications', email: 'By e-mail' },
  paces: { 'at-once': 'At once', daily: 'In the daily digest', off: 'Off' },
  digestHour: 'The daily digest leaves at',
  alwaysOn: 'Always on',
  loading: 'Loading your preferences…',
  loadFailed: 'We could not load your preferences.',
  saveFailed: 'We could not save your preference. It stays as it was.',
  tryAgain: 'Try again',
};
