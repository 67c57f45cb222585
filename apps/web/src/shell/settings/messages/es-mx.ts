export const messages = {
  title: 'Ajustes',
  language: 'Idioma',
  languageLead: 'En este dispositivo.',
  languages: { 'es-MX': 'Español (México)', en: 'English' },
  theme: 'Apariencia',
  themeLead: 'En este dispositivo.',
};

export type SettingsMessages = typeof messages;
