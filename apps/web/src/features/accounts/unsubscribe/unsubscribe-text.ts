import { catalogue } from '../../../shell/language/catalogue.ts';

export const unsubscribeText = catalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
