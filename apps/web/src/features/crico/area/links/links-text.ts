import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of what cards wait for, and how. */
export const linksText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
