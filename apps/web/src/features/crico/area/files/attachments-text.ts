import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the files of a card. */
export const attachmentsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
