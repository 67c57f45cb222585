import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of proposals of the service `ai`. */
export const proposalText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
