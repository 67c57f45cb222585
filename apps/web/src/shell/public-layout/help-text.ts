import { messageCatalogue } from '../language/message-catalogue.ts';

/** What Axo says. */
export const helpText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
