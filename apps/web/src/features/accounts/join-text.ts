import { messageCatalogue } from '../../shell/language/message-catalogue.ts';

/** Texts of sign-up, confirmation and recovery. */
export const joinText = messageCatalogue({
  'es-MX': () => import('./messages/join.es-mx.ts'),
  en: () => import('./messages/join.en.ts'),
});
