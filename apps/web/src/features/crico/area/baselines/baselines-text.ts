import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of baselines. */
export const baselinesText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
