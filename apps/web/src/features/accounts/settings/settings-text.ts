import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the sections that accounts contribute to the settings. */
export const settingsText = messageCatalogue({
  'es-MX': () => import('../messages/settings.es-mx.ts'),
  en: () => import('../messages/settings.en.ts'),
});
