import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of files that become projects, and of projects that become files. */
export const movingText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
