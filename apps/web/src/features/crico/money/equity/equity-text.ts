import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of equity: for administrators all of it, for everybody their own. */
export const equityText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
