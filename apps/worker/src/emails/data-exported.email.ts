import { dataExported } from '@nivel/contracts/auth/data-exported.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** It has no link to the data: they are read in the session that asked for them, and stored nowhere else. */
export const dataExportedEmail = email({
  fact: dataExported,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin'],
  link: () => '/dashboard/ajustes#mis-datos',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    return {
      'es-MX': {
        subject: 'Se descargaron los datos de tu cuenta de Nivel',
        preview: 'Un archivo con todo lo que guardamos de ti.',
        title: 'Se descargaron tus datos',
        paragraphs: [
          `El ${spanish.when} se pidió un archivo con todo lo que guardamos de ti, con ${spanish.device} (${spanish.place}). Si fuiste tú, no tienes que hacer nada. Guarda ese archivo en un lugar seguro.`,
          'Si no fuiste tú, cambia tu contraseña y cierra las sesiones que no reconozcas.',
        ],
        action: 'Revisar mi cuenta',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'The data of your Nivel account were downloaded',
        preview: 'A file with everything we store about you.',
        title: 'Your data were downloaded',
        paragraphs: [
          `On ${english.when} a file with everything we store about you was requested, with ${english.device} (${english.place}). If it was you, there is nothing to do. Keep that file in a safe place.`,
          'If it was not you, change your password and end the sessions that you do not recognise.',
        ],
        action: 'Look at my account',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: exampleOfNotice,
});
