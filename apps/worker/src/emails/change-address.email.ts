import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { codeEmail } from '../composition/code-email.ts';
import { email } from '../composition/email.ts';

export const changeAddressEmail = email({
  fact: mailRequested,
  ...codeEmail('change-address', ({ codeLifetime, linkLifetime, newEmail }) => ({
    'es-MX': {
      subject: 'Confirma el cambio de tu correo en Nivel',
      preview: 'Tu cuenta va a tener otra dirección: confírmalo desde esta.',
      title: 'Confirma el cambio de correo',
      paragraphs: [
        `Alguien pidió que tu cuenta de Nivel use la dirección ${newEmail}. Si fuiste tú, confírmalo aquí; también enviamos un correo a la dirección nueva, y hacen falta las dos confirmaciones.`,
      ],
      action: 'Confirmar el cambio',
      notes: [
        `El código sirve ${codeLifetime('es-MX')}, el botón ${linkLifetime('es-MX')}, y cada uno una sola vez. Si pides otro correo, este deja de funcionar.`,
        'Si no fuiste tú, no confirmes nada: tu dirección sigue siendo esta. Cambia tu contraseña y cancela el cambio en Ajustes.',
      ],
    },
    en: {
      subject: 'Confirm the change of your Nivel address',
      preview: 'Your account is to have another address: confirm it from this one.',
      title: 'Confirm the change of address',
      paragraphs: [
        `Somebody asked that your Nivel account uses the address ${newEmail}. If it was you, confirm it here; we sent an e-mail to the new address as well, and both confirmations are needed.`,
      ],
      action: 'Confirm the change',
      notes: [
        `The code is good for ${codeLifetime('en')}, the button for ${linkLifetime('en')}, and each of them once. If you ask for another e-mail, this one stops working.`,
        'If it was not you, confirm nothing: your address stays this one. Change your password, and cancel the change in your settings.',
      ],
    },
  })),
});
