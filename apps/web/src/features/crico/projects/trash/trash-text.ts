import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of deleting projects, and of having them back. */
export const trashText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
