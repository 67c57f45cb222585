import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the scheduled tasks of the installation. */
export const tasksText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
