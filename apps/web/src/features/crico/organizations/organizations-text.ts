import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the page of an organization. */
export const organizationsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
