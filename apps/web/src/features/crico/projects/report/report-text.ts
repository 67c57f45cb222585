import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the e-mail report of a project. */
export const reportText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
