import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the learning area. Nothing else is here: its route asks for them from the first page on, which has a budget. */
export const learningText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
