import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the Project Timeline. */
export const timelineText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
