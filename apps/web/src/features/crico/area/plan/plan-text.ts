import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of what a change moves besides. */
export const planText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
