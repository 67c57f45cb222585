import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of what the book adds up to. */
export const figuresText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
