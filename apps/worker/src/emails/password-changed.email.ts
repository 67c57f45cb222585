import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** Goes to the address that the account had at that moment. */
export const passwordChangedEmail = email({
  fact: passwordChanged,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin'],
  link: () => '/recover',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    return {
      'es-MX': {
        subject: 'Cambió la contraseña de tu cuenta de Nivel',
        preview: 'Si no fuiste tú, recupera tu cuenta ahora.',
        title: 'Tu contraseña cambió',
        paragraphs: [
          `La contraseña de tu cuenta cambió el ${spanish.when}, con ${spanish.device} (${spanish.place}). Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, elige una contraseña nueva ahora mismo. Después revisa en Ajustes qué sesiones están abiertas y cierra las que no reconozcas.',
        ],
        action: 'No fui yo: elegir otra contraseña',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'The password of your Nivel account was changed',
        preview: 'If it was not you, recover your account now.',
        title: 'Your password was changed',
        paragraphs: [
          `The password of your account was changed on ${english.when}, with ${english.device} (${english.place}). If it was you, there is nothing to do.`,
          'If it was not you, choose a new password right now. Then look in your settings which sessions are open, and end those you do not recognise.',
        ],
        action: 'It was not me: choose another password',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: exampleOfNotice,
});
