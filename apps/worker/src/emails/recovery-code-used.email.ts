import { recoveryCodeUsed } from '@nivel/contracts/auth/recovery-code-used.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** From so many on, the owner is asked for a new set. */
const FEW = 3;

const leftWords = (remaining: number) => {
  const isFew = remaining <= FEW;
  const spanish =
    remaining === 0 ? 'Ya no te queda ninguno' : remaining === 1 ? 'Te queda 1' : `Te quedan ${remaining}`;
  const english = remaining === 0 ? 'You have none left' : `You have ${remaining} left`;
  return {
    spanish: {
      subject: isFew
        ? 'Se te acaban los códigos de recuperación de Nivel'
        : 'Se usó un código de recuperación en tu cuenta de Nivel',
      left: isFew ? `${spanish}: crea códigos nuevos en tus ajustes.` : `${spanish}.`,
    },
    english: {
      subject: isFew ? 'Your Nivel recovery codes are running out' : 'A recovery code was used in your Nivel account',
      left: isFew ? `${english}: make new codes in your settings.` : `${english}.`,
    },
  };
};

/** To the address of that moment. */
export const recoveryCodeUsedEmail = email({
  fact: recoveryCodeUsed,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'remaining'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const left = leftWords(notice.remaining);
    return {
      'es-MX': {
        subject: left.spanish.subject,
        preview: left.spanish.left,
        title: 'Entraste con un código de recuperación',
        paragraphs: [
          `El ${spanish.when} alguien entró a tu cuenta con un código de recuperación, con ${spanish.device} (${spanish.place}). Ese código ya no sirve. ${left.spanish.left}`,
          'Si perdiste tu app o tu llave, quítala en tus ajustes y agrega otra.',
          'Si no fuiste tú, cambia tu contraseña y crea códigos nuevos.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: left.english.subject,
        preview: left.english.left,
        title: 'You signed in with a recovery code',
        paragraphs: [
          `On ${english.when} somebody signed in to your account with a recovery code, with ${english.device} (${english.place}). That code no longer works. ${left.english.left}`,
          'If you lost your app or your key, remove it in your settings and add another.',
          'If it was not you, change your password and make new codes.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), remaining: 2 }),
});
