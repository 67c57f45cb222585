import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the payments of the finance screen. */
export const paymentsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
