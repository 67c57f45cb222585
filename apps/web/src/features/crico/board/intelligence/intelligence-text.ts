import { messageCatalogue } from '../../../../shell/language/message-catalogue.ts';

/** Texts of forecasts and insights of a project. */
export const intelligenceText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
