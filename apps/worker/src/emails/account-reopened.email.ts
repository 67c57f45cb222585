import { accountReopened } from '@nivel/contracts/auth/account-reopened.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

export const accountReopenedEmail = email({
  fact: accountReopened,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin'],
  link: () => '/dashboard/ajustes#seguridad',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    return {
      'es-MX': {
        subject: 'Recuperaste tu cuenta de Nivel',
        preview: 'Ya no se va a eliminar.',
        title: 'Tu cuenta está abierta otra vez',
        paragraphs: [
          `El ${spanish.when} se inició sesión en tu cuenta, con ${spanish.device} (${spanish.place}). Por eso ya no se va a eliminar, y todo está como lo dejaste. Si tenías una suscripción que se renovaba, revisa tu plan: su renovación quedó cancelada.`,
          'Si no fuiste tú, cambia tu contraseña y cierra las sesiones que no reconozcas.',
        ],
        action: 'Revisar mi cuenta',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'You took your Nivel account back',
        preview: 'It will not be deleted.',
        title: 'Your account is open again',
        paragraphs: [
          `On ${english.when} somebody signed in to your account, with ${english.device} (${english.place}). So it will not be deleted, and everything is as you left it. If you had a subscription that renewed itself, look at your plan: its renewal was cancelled.`,
          'If it was not you, change your password and end the sessions that you do not recognise.',
        ],
        action: 'Look at my account',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: exampleOfNotice,
});
