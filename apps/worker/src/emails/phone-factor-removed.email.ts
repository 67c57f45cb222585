import { phoneFactorRemoved } from '@nivel/contracts/auth/phone-factor-removed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** To the address of that moment. */
export const phoneFactorRemovedEmail = email({
  fact: phoneFactorRemoved,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'factorName', 'phoneEnd'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { factorName: name, phoneEnd: end } = notice;
    return {
      'es-MX': {
        subject: 'Se quitó un número del segundo paso de tu cuenta de Nivel',
        preview: `Ya no enviamos códigos al número que termina en ${end}.`,
        title: 'Se quitó un número de tu segundo paso',
        paragraphs: [
          `El ${spanish.when} se quitó del segundo paso de tu cuenta el número que termina en ${end}${name && ` (“${name}”)`}, con ${spanish.device} (${spanish.place}). Los códigos por SMS a ese número ya no sirven como segundo paso. Si lo hiciste o lo pediste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, cambia tu contraseña y agrega otro segundo paso en tus ajustes.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'A number was removed from the second step of your Nivel account',
        preview: `We no longer send codes to the number that ends in ${end}.`,
        title: 'A number was removed from your second step',
        paragraphs: [
          `On ${english.when} the number that ends in ${end}${name && ` (“${name}”)`} was removed from the second step of your account, with ${english.device} (${english.place}). Codes by SMS to that number no longer take the second step. If you did this or asked for it, there is nothing to do.`,
          'If it was not you, change your password and add another second step in your settings.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), factorName: 'Mi celular', phoneEnd: '78' }),
});
