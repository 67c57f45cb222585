import { messageCatalogue } from '../language/message-catalogue.ts';

/** Texts around the widget; those in it are its provider's. */
export const captchaText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
