import { catalogue } from '../../../shell/language/catalogue.ts';

/** Texts of the landing page. */
export const homeText = catalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
