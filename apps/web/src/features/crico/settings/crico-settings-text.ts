import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the sections that Crico has in the settings of an account. */
export const cricoSettingsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
