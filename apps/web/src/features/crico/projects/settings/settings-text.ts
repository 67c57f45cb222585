import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the settings of a project. */
export const settingsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
