import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of CFDI. */
export const cfdiText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
