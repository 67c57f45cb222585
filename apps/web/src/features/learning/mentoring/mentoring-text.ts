import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of mentoring, on both sides. */
export const mentoringText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
