import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the saved views of a project. */
export const viewsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
