import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts of the notifications in the settings; the name of each kind comes from the service. */
export const notificationSettingsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
