import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of times that come again. */
export const scheduleText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
