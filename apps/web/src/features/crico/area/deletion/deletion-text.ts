import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of deleting cards. */
export const deletionText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
