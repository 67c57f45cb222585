import { messageCatalogue } from './message-catalogue.ts';

/** Texts of the shell behind sign-in: header, notifications, menu, settings. Apart from `shellText`, because sign-in has a budget. */
export const signedInText = messageCatalogue({
  'es-MX': () => import('./messages/signed-in.es-mx.ts'),
  en: () => import('./messages/signed-in.en.ts'),
});
