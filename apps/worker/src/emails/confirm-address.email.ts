import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { codeEmail } from '../composition/code-email.ts';
import { email } from '../composition/email.ts';

export const confirmAddressEmail = email({
  fact: mailRequested,
  ...codeEmail('confirm-address', ({ codeLifetime, linkLifetime, newEmail }) => ({
    'es-MX': {
      subject: 'Confirma tu nueva dirección en Nivel',
      preview: 'Un clic o un código de seis dígitos para usar esta dirección.',
      title: 'Confirma tu nueva dirección',
      paragraphs: [
        `Alguien pidió usar ${newEmail} en su cuenta de Nivel. Si fuiste tú, confírmalo aquí; también enviamos un correo a tu dirección anterior, y hacen falta las dos confirmaciones.`,
      ],
      action: 'Confirmar esta dirección',
      notes: [
        `El código sirve ${codeLifetime('es-MX')}, el botón ${linkLifetime('es-MX')}, y cada uno una sola vez. Si pides otro correo, este deja de funcionar.`,
        'Si no fuiste tú, ignora este correo y no pasará nada.',
      ],
    },
    en: {
      subject: 'Confirm your new address at Nivel',
      preview: 'One click or a six-digit code to use this address.',
      title: 'Confirm your new address',
      paragraphs: [
        `Somebody asked to use ${newEmail} for their Nivel account. If it was you, confirm it here; we sent an e-mail to the address from before as well, and both confirmations are needed.`,
      ],
      action: 'Confirm this address',
      notes: [
        `The code is good for ${codeLifetime('en')}, the button for ${linkLifetime('en')}, and each of them once. If you ask for another e-mail, this one stops working.`,
        'If it was not you, ignore this e-mail and nothing happens.',
      ],
    },
  })),
});
