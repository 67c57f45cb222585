import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of questions and of the feedback on answers. */
export const exercisesText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
