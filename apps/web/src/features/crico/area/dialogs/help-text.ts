import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the help, and of the link to support. */
export const helpText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
