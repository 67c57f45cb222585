import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the calendar view. */
export const calendarText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
