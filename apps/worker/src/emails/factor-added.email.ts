import { factorAdded } from '@nivel/contracts/auth/factor-added.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** Goes to the address that the account had at that moment. */
export const factorAddedEmail = email({
  fact: factorAdded,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'factorName'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { factorName: name } = notice;
    return {
      'es-MX': {
        subject: 'Agregaste un segundo paso a tu cuenta de Nivel',
        preview: 'Desde ahora, al entrar te pediremos un código.',
        title: 'Tu cuenta tiene un segundo paso',
        paragraphs: [
          `El ${spanish.when} se agregó una app de códigos${name && ` (“${name}”)`} a tu cuenta, con ${spanish.device} (${spanish.place}). Desde ahora, para entrar te pediremos tu contraseña y un código de esa app. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, quita esa app en tus ajustes y cambia tu contraseña.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'A second step was added to your Nivel account',
        preview: 'From now on, signing in takes a code.',
        title: 'Your account has a second step',
        paragraphs: [
          `On ${english.when} an authenticator app${name && ` (“${name}”)`} was added to your account, with ${english.device} (${english.place}). From now on, signing in takes your password and a code of that app. If it was you, there is nothing to do.`,
          'If it was not you, remove that app in your settings and change your password.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), factorName: 'Mi teléfono' }),
});
