import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the contracts of the finance screen. */
export const contractsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
