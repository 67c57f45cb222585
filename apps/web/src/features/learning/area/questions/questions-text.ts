import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts around questions to a person, on both sides. */
export const questionsText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
