import { messageCatalogue } from '../../../../../shell/language/message-catalogue.ts';

/** Texts of the pages on which administrators write the curriculum. */
export const curriculumText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
