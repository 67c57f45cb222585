import { messageCatalogue } from '../../../shell/language/message-catalogue.ts';

/** Texts of the dashboard while no project is chosen. */
export const dashboardText = messageCatalogue({
  'es-MX': () => import('./messages/es-mx.ts'),
  en: () => import('./messages/en.ts'),
});
