import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the tutor. */
export const tutorText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
