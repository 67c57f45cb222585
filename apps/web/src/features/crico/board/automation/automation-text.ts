import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the automation of a project. */
export const automationText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
