import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts of the inbox as a page. */
export const inboxText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
