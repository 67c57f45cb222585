import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the lists of a project. */
export const listsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
