import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the views of a project: its choices, and the table. */
export const viewText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
