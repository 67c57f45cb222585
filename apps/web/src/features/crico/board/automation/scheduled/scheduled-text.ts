import { messageCatalogue } from '../../../../../shell/language/message-catalogue.ts';

/** Texts of what a project has done at times of its own. */
export const scheduledText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
