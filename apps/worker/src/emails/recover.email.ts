import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { codeEmail } from '../composition/code-email.ts';
import { email } from '../composition/email.ts';

export const recoverEmail = email({
  fact: mailRequested,
  ...codeEmail('recover', ({ codeLifetime, linkLifetime }) => ({
    'es-MX': {
      subject: 'Recupera tu contraseña de Nivel',
      preview: 'Un clic o un código de seis dígitos para elegir una contraseña nueva.',
      title: 'Recupera tu contraseña',
      paragraphs: [
        'Alguien pidió una contraseña nueva para tu cuenta. Si fuiste tú, toca el botón o escribe el código en la pantalla de Nivel.',
      ],
      action: 'Elegir una contraseña nueva',
      notes: [
        `El código sirve ${codeLifetime('es-MX')}, el botón ${linkLifetime('es-MX')}, y cada uno una sola vez. Si pides otro correo, este deja de funcionar.`,
        'No compartas el código: nadie de Nivel te lo va a pedir. Si no fuiste tú, ignora este correo: tu contraseña sigue siendo la misma.',
      ],
    },
    en: {
      subject: 'Recover your Nivel password',
      preview: 'One click or a six-digit code to choose a new password.',
      title: 'Recover your password',
      paragraphs: [
        'Somebody asked for a new password for your account. If it was you, press the button, or type the code on the screen of Nivel.',
      ],
      action: 'Choose a new password',
      notes: [
        `The code is good for ${codeLifetime('en')}, the button for ${linkLifetime('en')}, and each of them once. If you ask for another e-mail, this one stops working.`,
        'Keep the code to yourself: nobody at Nivel will ask for it. If it was not you, ignore this e-mail: your password stays as it is.',
      ],
    },
  })),
});
