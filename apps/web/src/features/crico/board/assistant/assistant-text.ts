import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of the conversation with the assistant. */
export const assistantText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
