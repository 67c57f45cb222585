import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the page for teams. */
export const teamsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
