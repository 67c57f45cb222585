import { phoneRemoved } from '@nivel/contracts/auth/phone-removed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** To the address of that moment. */
export const phoneRemovedEmail = email({
  fact: phoneRemoved,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'phoneEnd'],
  link: () => '/dashboard/ajustes#telefono',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { phoneEnd: end } = notice;
    return {
      'es-MX': {
        subject: 'Se quitó el teléfono de tu cuenta de Nivel',
        preview: `Ya no se entra con el número que termina en ${end}.`,
        title: 'Tu cuenta ya no tiene teléfono',
        paragraphs: [
          `El ${spanish.when} se quitó de tu cuenta el número que termina en ${end}, con ${spanish.device} (${spanish.place}). Ya no se puede entrar con él. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, cambia tu contraseña y agrega tu número de nuevo en tus ajustes.',
        ],
        action: 'Revisar mi teléfono',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'The phone of your Nivel account was removed',
        preview: `The number that ends in ${end} can sign in no more.`,
        title: 'Your account has no phone any more',
        paragraphs: [
          `On ${english.when} the number that ends in ${end} was removed from your account, with ${english.device} (${english.place}). It can sign in no more. If it was you, there is nothing to do.`,
          'If it was not you, change your password and add your number again in your settings.',
        ],
        action: 'Look at my phone',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), phoneEnd: '78' }),
});
