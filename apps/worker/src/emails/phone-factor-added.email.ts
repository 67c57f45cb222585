import { phoneFactorAdded } from '@nivel/contracts/auth/phone-factor-added.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** To the address of that moment. */
export const phoneFactorAddedEmail = email({
  fact: phoneFactorAdded,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'factorName', 'phoneEnd'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { factorName: name, phoneEnd: end } = notice;
    return {
      'es-MX': {
        subject: 'Agregaste un número como segundo paso de tu cuenta de Nivel',
        preview: `Desde ahora, al entrar podemos enviarte un código al número que termina en ${end}.`,
        title: 'Tu cuenta recibe códigos por SMS',
        paragraphs: [
          `El ${spanish.when} se agregó el número que termina en ${end}${name && ` (“${name}”)`} como segundo paso de tu cuenta, con ${spanish.device} (${spanish.place}). Desde ahora, para entrar te pediremos tu contraseña y un segundo paso: un código por SMS a ese número u otro que tengas. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, quita ese número en tus ajustes y cambia tu contraseña.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'A number was added as the second step of your Nivel account',
        preview: `From now on we can send a code to the number that ends in ${end} when you sign in.`,
        title: 'Your account gets codes by SMS',
        paragraphs: [
          `On ${english.when} the number that ends in ${end}${name && ` (“${name}”)`} was added as a second step of your account, with ${english.device} (${english.place}). From now on, signing in takes your password and a second step: a code by SMS to that number, or another one that you have. If it was you, there is nothing to do.`,
          'If it was not you, remove that number in your settings and change your password.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), factorName: 'Mi celular', phoneEnd: '78' }),
});
