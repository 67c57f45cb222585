import { messageCatalogue } from '../../../../../shell/language/message-catalogue.ts';

/** Texts of the import of leads. */
export const leadImportsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
