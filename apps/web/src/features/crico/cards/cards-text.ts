import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of an open card, and of making one. */
export const cardsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
