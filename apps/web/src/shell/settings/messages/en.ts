import type { SettingsMessages } from './es-mx.ts';

export const messages: SettingsMessages = {
  title: 'Settings',
  language: 'Language',
  languageLead: 'On this device and in the e-mails we send you.',
  languageNotSaved: 'The language has changed on this device, but could not be saved in your account.',
  languages: { 'es-MX': 'Español (México)', en: 'English' },
  theme: 'Appearance',
  themeLead: 'On this device.',
};
