import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of sign-in, invites and the first administrator. */
export const entryText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
