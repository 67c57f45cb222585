import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of cards and lists that every view of a project needs. */
export const projectText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
