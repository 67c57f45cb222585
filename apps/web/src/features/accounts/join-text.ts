import { catalogue } from '../../shell/language/catalogue.ts';

/** Texts of sign-up, confirmation and recovery. */
export const joinText = catalogue({
  'es-MX': () => import('./messages/join.es-mx.ts'),
  en: () => import('./messages/join.en.ts'),
});
