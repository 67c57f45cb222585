import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the search of the curriculum. */
export const searchText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
