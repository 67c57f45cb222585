import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** Goes to the address that the account had at that moment. */
export const sessionStolenEmail = email({
  fact: sessionStolen,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin'],
  link: () => '/dashboard/ajustes#seguridad',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    return {
      'es-MX': {
        subject: 'Cerramos una sesión de tu cuenta de Nivel',
        preview: 'Se usó una llave antigua de esa sesión.',
        title: 'Cerramos una sesión por seguridad',
        paragraphs: [
          `El ${spanish.when} se usó una llave antigua de una de tus sesiones, con ${spanish.device} (${spanish.place}). Puede que alguien la haya copiado, así que cerramos esa sesión: ahí habrá que iniciar sesión otra vez.`,
          'Si no entraste desde dos lugares a la vez, cambia tu contraseña y cierra las sesiones que no reconozcas.',
        ],
        action: 'Revisar mis sesiones',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'We ended a session of your Nivel account',
        preview: 'An old key of that session was used.',
        title: 'We ended a session to be safe',
        paragraphs: [
          `On ${english.when} an old key of one of your sessions was used, with ${english.device} (${english.place}). Somebody may have copied it, so we ended that session: one has to sign in there again.`,
          'If you did not sign in from two places at once, change your password and end the sessions you do not recognise.',
        ],
        action: 'Look at my sessions',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: exampleOfNotice,
});
