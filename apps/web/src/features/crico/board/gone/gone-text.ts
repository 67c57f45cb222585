import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of a board that has gone from under its readers. */
export const goneText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
