import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of who takes over from somebody who goes. */
export const successionText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
