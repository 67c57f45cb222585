import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of certificates, for learners and for people who verify one. */
export const certificatesText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
