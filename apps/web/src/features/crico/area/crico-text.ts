import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the area of Crico that its slices share. */
export const cricoText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
