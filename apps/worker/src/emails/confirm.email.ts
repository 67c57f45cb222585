import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { codeEmail } from '../composition/code-email.ts';
import { email } from '../composition/email.ts';

export const confirmEmail = email({
  fact: mailRequested,
  ...codeEmail('confirm', ({ codeLifetime, linkLifetime }) => ({
    'es-MX': {
      subject: 'Confirma tu correo en Nivel',
      preview: 'Un clic o un código de seis dígitos y empiezas a aprender.',
      title: 'Confirma tu correo',
      paragraphs: [
        'Qué gusto que estés aquí. Solo falta comprobar que esta dirección es tuya: toca el botón o escribe el código en la pantalla de Nivel.',
      ],
      action: 'Confirmar mi correo',
      notes: [
        `El código sirve ${codeLifetime('es-MX')}, el botón ${linkLifetime('es-MX')}, y cada uno una sola vez. Si pides otro correo, este deja de funcionar.`,
        'Ábrelo en el navegador donde creaste tu cuenta: la contraseña que elegiste solo cuenta ahí. Desde otro eliges una nueva.',
        'No compartas el código: nadie de Nivel te lo va a pedir. Si no creaste una cuenta, ignora este correo y no pasará nada.',
      ],
    },
    en: {
      subject: 'Confirm your address at Nivel',
      preview: 'One click or a six-digit code, and you can start learning.',
      title: 'Confirm your address',
      paragraphs: [
        'We are glad you are here. All that is left is to show that this address is yours: press the button, or type the code on the screen of Nivel.',
      ],
      action: 'Confirm my address',
      notes: [
        `The code is good for ${codeLifetime('en')}, the button for ${linkLifetime('en')}, and each of them once. If you ask for another e-mail, this one stops working.`,
        'Open it in the browser in which you made your account: the password you chose counts only there. In another one you choose a new one.',
        'Keep the code to yourself: nobody at Nivel will ask for it. If you did not make an account, ignore this e-mail and nothing happens.',
      ],
    },
  })),
});
