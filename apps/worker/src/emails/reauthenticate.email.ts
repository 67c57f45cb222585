import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { codeEmail } from '../composition/code-email.ts';
import { email } from '../composition/email.ts';

export const reauthenticateEmail = email({
  fact: mailRequested,
  ...codeEmail('reauthenticate', ({ codeLifetime }) => ({
    'es-MX': {
      subject: 'Tu código para comprobar que eres tú en Nivel',
      preview: 'Seis dígitos para comprobar que eres tú.',
      title: 'Comprueba que eres tú',
      paragraphs: [
        'Alguien pide, en una sesión abierta de tu cuenta, un cambio que solo tú debes poder hacer. Si eres tú, escribe el código en la pantalla de Nivel.',
      ],
      action: 'Abrir mis ajustes',
      notes: [
        `El código sirve ${codeLifetime('es-MX')} y una sola vez. Si pides otro correo, este deja de funcionar.`,
        'No compartas el código: nadie de Nivel te lo va a pedir. Si no fuiste tú, cierra en Ajustes las sesiones que no reconozcas.',
      ],
    },
    en: {
      subject: 'Your code to show Nivel that it is you',
      preview: 'Six digits that show that it is you.',
      title: 'Show that it is you',
      paragraphs: [
        'Somebody is asking, in an open session of your account, for a change that only you should be able to make. If it is you, type the code on the screen of Nivel.',
      ],
      action: 'Open my settings',
      notes: [
        `The code is good for ${codeLifetime('en')}, and once. If you ask for another e-mail, this one stops working.`,
        'Keep the code to yourself: nobody at Nivel will ask for it. If it was not you, end in your settings the sessions that you do not recognise.',
      ],
    },
  })),
});
