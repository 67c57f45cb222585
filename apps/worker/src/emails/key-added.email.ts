import { keyAdded } from '@nivel/contracts/auth/key-added.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** To the address of that moment. */
export const keyAddedEmail = email({
  fact: keyAdded,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'factorName'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { factorName: name } = notice;
    return {
      'es-MX': {
        subject: 'Agregaste una llave de acceso a tu cuenta de Nivel',
        preview: 'Desde ahora puedes mostrarla como segundo paso.',
        title: 'Tu cuenta tiene una llave nueva',
        paragraphs: [
          `El ${spanish.when} se agregó una llave de acceso${name && ` (“${name}”)`} a tu cuenta, con ${spanish.device} (${spanish.place}). Desde ahora, para entrar te pediremos tu contraseña y un segundo paso: esta llave u otro que tengas. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, quita esa llave en tus ajustes y cambia tu contraseña.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'A passkey was added to your Nivel account',
        preview: 'From now on you can show it as your second step.',
        title: 'Your account has a new passkey',
        paragraphs: [
          `On ${english.when} a passkey or security key${name && ` (“${name}”)`} was added to your account, with ${english.device} (${english.place}). From now on, signing in takes your password and a second step: this key or another one that you have. If it was you, there is nothing to do.`,
          'If it was not you, remove that key in your settings and change your password.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), factorName: 'Mi computadora' }),
});
