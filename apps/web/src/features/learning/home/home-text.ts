import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the landing page. */
export const homeText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
