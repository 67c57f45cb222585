import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of a board. */
export const boardText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
