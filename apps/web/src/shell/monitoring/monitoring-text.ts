import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts about reports. */
export const monitoringText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
