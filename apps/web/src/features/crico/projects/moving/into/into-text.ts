import { messageCatalogue } from '../../../../../shell/language/message-catalogue.ts';

/** Texts of files whose cards come into a project that exists. */
export const intoText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
