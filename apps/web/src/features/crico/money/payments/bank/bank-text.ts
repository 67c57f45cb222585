import { messageCatalogue } from '../../../../../shell/language/message-catalogue.ts';

/** Texts of bank statements. */
export const bankText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
