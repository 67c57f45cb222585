import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the fields that people make up for the cards of a project. */
export const fieldsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
