import { phoneChanged } from '@nivel/contracts/auth/phone-changed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** To the address of that moment. */
export const phoneChangedEmail = email({
  fact: phoneChanged,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'phoneEnd'],
  link: () => '/dashboard/ajustes#telefono',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { phoneEnd: end } = notice;
    return {
      'es-MX': {
        subject: 'Cambió el teléfono de tu cuenta de Nivel',
        preview: `Ya se puede entrar con el número que termina en ${end}.`,
        title: 'Tu cuenta tiene un teléfono',
        paragraphs: [
          `El ${spanish.when} se confirmó para tu cuenta el número que termina en ${end}, con ${spanish.device} (${spanish.place}). Desde ahora se puede entrar con él y un código por SMS. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, quita ese número en tus ajustes y cambia tu contraseña.',
        ],
        action: 'Revisar mi teléfono',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'The phone of your Nivel account was changed',
        preview: `From now on the number that ends in ${end} can sign in.`,
        title: 'Your account has a phone',
        paragraphs: [
          `On ${english.when} the number that ends in ${end} was confirmed for your account, with ${english.device} (${english.place}). From now on it can sign in with a code by SMS. If it was you, there is nothing to do.`,
          'If it was not you, remove that number in your settings and change your password.',
        ],
        action: 'Look at my phone',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), phoneEnd: '78' }),
});
