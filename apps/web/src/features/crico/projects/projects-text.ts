import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the list of projects, and of making one. */
export const projectsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
