import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the search over what is taught. */
export const searchText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
