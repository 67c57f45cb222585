import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the leads of the finance screen. */
export const leadsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
