import { keyRemoved } from '@nivel/contracts/auth/key-removed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** To the address of that moment. */
export const keyRemovedEmail = email({
  fact: keyRemoved,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'factorName'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { factorName: name } = notice;
    return {
      'es-MX': {
        subject: 'Se quitó una llave de acceso de tu cuenta de Nivel',
        preview: 'Esa llave ya no sirve para entrar.',
        title: 'Se quitó una llave de acceso',
        paragraphs: [
          `El ${spanish.when} se quitó una llave de acceso${name && ` (“${name}”)`} de tu cuenta, con ${spanish.device} (${spanish.place}). Ya no sirve para entrar. Si lo hiciste o lo pediste tú, también puedes borrarla del dispositivo en el que está.`,
          'Si no fuiste tú, cambia tu contraseña y agrega otro segundo paso en tus ajustes.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'A passkey was removed from your Nivel account',
        preview: 'That key does not sign you in any more.',
        title: 'A passkey was removed',
        paragraphs: [
          `On ${english.when} a passkey or security key${name && ` (“${name}”)`} was removed from your account, with ${english.device} (${english.place}). It no longer signs you in. If you did this or asked for it, you can delete it from the device that holds it too.`,
          'If it was not you, change your password and add another second step in your settings.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), factorName: 'Mi computadora' }),
});
