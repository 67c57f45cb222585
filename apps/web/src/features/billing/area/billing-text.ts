import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of plans and payments. */
export const billingText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
