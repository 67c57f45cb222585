import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the professional dashboard. */
export const professionalText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
