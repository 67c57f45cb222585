import { messageCatalogue } from '../../../../../shell/language/message-catalogue.ts';

/** Texts of the form of a filter. */
export const builderText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
