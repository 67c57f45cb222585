import { accountClosed } from '@nivel/contracts/auth/account-closed.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

export const accountClosedEmail = email({
  fact: accountClosed,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'deletesAt'],
  link: () => '/login',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { 'es-MX': spanishEnd, en: englishEnd } = originWords({ ...notice, at: notice.deletesAt });
    return {
      'es-MX': {
        subject: 'Tu cuenta de Nivel se cerró y se va a eliminar',
        preview: 'Si cambias de opinión, basta con iniciar sesión.',
        title: 'Tu cuenta está cerrada',
        paragraphs: [
          `El ${spanish.when} se pidió eliminar tu cuenta, con ${spanish.device} (${spanish.place}). Cerramos todas tus sesiones, y la cuenta se eliminará a partir del ${spanishEnd.when}.`,
          'Si cambias de opinión, o si no fuiste tú, inicia sesión antes de ese momento: con eso recuperas tu cuenta como estaba. Después ya no se puede recuperar.',
        ],
        action: 'Recuperar mi cuenta',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'Your Nivel account is closed and will be deleted',
        preview: 'If you change your mind, just sign in.',
        title: 'Your account is closed',
        paragraphs: [
          `On ${english.when} the deletion of your account was requested, with ${english.device} (${english.place}). We ended all your sessions, and the account will be deleted from ${englishEnd.when} on.`,
          'If you change your mind, or if it was not you, sign in before that moment: this brings your account back as it was. After that it cannot be brought back.',
        ],
        action: 'Take my account back',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), deletesAt: '2026-11-23T18:00:00.000Z' }),
});
