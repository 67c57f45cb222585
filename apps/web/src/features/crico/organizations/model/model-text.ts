import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the language model of an organization. */
export const modelText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
