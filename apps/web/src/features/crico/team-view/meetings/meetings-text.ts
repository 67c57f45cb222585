import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the meetings of a team. */
export const meetingsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
