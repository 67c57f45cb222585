import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts around a learner's own notes. */
export const notesText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
