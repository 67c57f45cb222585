import { messageCatalogue } from './message-catalogue.ts';

/** Texts of the shell: layouts, error screens, toasts. */
export const shellText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
