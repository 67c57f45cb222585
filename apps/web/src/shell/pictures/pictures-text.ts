import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts of the picture of whoever is signed in. */
export const picturesText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
