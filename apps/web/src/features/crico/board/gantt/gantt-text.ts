import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the Gantt view. */
export const ganttText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
