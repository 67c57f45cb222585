import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts about an organization's view of its members' learning. */
export const consentText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
