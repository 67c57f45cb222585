import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts about taking part in estimates of a team's mood. */
export const sentimentText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
