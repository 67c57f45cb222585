import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of questions and of what is said about answers. */
export const exercisesText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
