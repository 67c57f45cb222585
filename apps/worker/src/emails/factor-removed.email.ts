import { factorRemoved } from '@nivel/contracts/auth/factor-removed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** Goes to the address that the account had at that moment. */
export const factorRemovedEmail = email({
  fact: factorRemoved,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'factorName'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { factorName: name } = notice;
    return {
      'es-MX': {
        subject: 'Se quitó un segundo paso de tu cuenta de Nivel',
        preview: 'Esa app ya no da códigos para entrar.',
        title: 'Se quitó una app de códigos',
        paragraphs: [
          `El ${spanish.when} se quitó una app de códigos${name && ` (“${name}”)`} de tu cuenta, con ${spanish.device} (${spanish.place}). Sus códigos ya no sirven para entrar. Si lo hiciste o lo pediste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, cambia tu contraseña y agrega otra app en tus ajustes.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'A second step was removed from your Nivel account',
        preview: 'That app gives no codes to sign in any more.',
        title: 'An authenticator app was removed',
        paragraphs: [
          `On ${english.when} an authenticator app${name && ` (“${name}”)`} was removed from your account, with ${english.device} (${english.place}). Its codes no longer sign you in. If you did this or asked for it, there is nothing to do.`,
          'If it was not you, change your password and add another app in your settings.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), factorName: 'Mi teléfono' }),
});
