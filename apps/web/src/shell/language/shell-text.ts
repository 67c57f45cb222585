import { catalogue } from './catalogue.ts';

/** Texts of the shell: layouts, error screens, toasts. */
export const shellText = catalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
