import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts of the frame of the settings screen; each section brings its own. */
export const settingsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
