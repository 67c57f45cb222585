import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts about what an organization sees of its members' learning. */
export const consentText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
