import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the view of a team. */
export const teamViewText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
