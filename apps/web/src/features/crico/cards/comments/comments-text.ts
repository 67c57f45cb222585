import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the comments on a card. */
export const commentsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
