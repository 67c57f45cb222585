import { catalogue } from '../../../shell/language/catalogue.ts';

/** Texts of the sections that accounts contribute to the settings. */
export const settingsText = catalogue({
  'es-MX': () => import('../messages/settings.es-mx.ts'),
  en: () => import('../messages/settings.en.ts'),
});
