import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the Admin Panel. */
export const adminText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
