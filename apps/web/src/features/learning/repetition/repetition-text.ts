import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the daily repetition. */
export const repetitionText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
