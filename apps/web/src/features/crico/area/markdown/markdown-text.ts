import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts around long texts. */
export const markdownText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
