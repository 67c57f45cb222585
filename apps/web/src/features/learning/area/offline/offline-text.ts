import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts about studying without network. */
export const offlineText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
