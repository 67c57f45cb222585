import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the finance screen that its sections share. */
export const moneyText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
