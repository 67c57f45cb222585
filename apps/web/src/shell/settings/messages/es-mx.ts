export const messages = {
  title: 'Ajustes',
  language: 'Idioma',
  languageLead: 'En este dispositivo y en los correos que te enviamos.',
  languageNotSaved: 'El idioma cambió en este dispositivo, pero no se pudo guardar en tu cuenta.',
  languages: { 'es-MX': 'Español (México)', en: 'English' },
  theme: 'Apariencia',
  themeLead: 'En este dispositivo.',
};

export type SettingsMessages = typeof messages;
