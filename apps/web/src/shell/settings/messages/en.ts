import type { SettingsMessages } from './es-mx.ts';

export const messages: SettingsMessages = {
  title: 'Settings',
  language: 'Language',
  languageLead: 'On this device.',
  languages: { 'es-MX': 'Español (México)', en: 'English' },
  theme: 'Appearance',
  themeLead: 'On this device.',
};
