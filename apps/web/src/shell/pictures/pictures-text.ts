import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts of the picture of the signed-in person. */
export const picturesText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
