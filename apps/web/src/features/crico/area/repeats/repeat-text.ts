import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of cards that repeat. */
export const repeatText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
