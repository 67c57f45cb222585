import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of teams. */
export const teamText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
