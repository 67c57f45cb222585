import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts of the notifications in the settings; what each kind is called comes from the service. */
export const notificationSettingsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
