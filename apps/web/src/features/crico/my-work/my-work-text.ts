import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

export const myWorkText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
