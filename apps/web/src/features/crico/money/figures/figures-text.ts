import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the totals of the book. */
export const figuresText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
