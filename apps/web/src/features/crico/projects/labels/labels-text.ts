import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the labels of a project. */
export const labelsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
