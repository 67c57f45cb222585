import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the filter of a project. */
export const filterWords = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
