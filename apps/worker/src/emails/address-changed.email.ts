import { addressChanged } from '@nivel/contracts/auth/address-changed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** Goes to the previous address. A recovery from it no longer leads anywhere, so the way out is the support. */
export const addressChangedEmail = email({
  fact: addressChanged,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'newEmail'],
  link: () => '/login',
  texts: ({ newEmail, ...notice }) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    return {
      'es-MX': {
        subject: 'Cambió el correo de tu cuenta de Nivel',
        preview: 'Desde ahora entras con otra dirección.',
        title: 'Tu cuenta tiene otro correo',
        paragraphs: [
          `Tu cuenta usa ${newEmail} desde el ${spanish.when}; se confirmó con ${spanish.device} (${spanish.place}), desde esta dirección y desde la nueva. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, alguien puede leer este buzón: cambia primero su contraseña y escríbenos desde la página de ayuda para recuperar tu cuenta.',
        ],
        action: 'Iniciar sesión',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'The address of your Nivel account was changed',
        preview: 'From now on you sign in with another address.',
        title: 'Your account has another address',
        paragraphs: [
          `Your account uses ${newEmail} since ${english.when}; it was confirmed with ${english.device} (${english.place}), from this address and from the new one. If it was you, there is nothing to do.`,
          'If it was not you, somebody can read this mailbox: change its password first, and write to us from the help page to get your account back.',
        ],
        action: 'Sign in',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), newEmail: 'nueva@ejemplo.mx' }),
});
