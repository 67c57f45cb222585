import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { codeEmail } from '../composition/code-email.ts';
import { email } from '../composition/email.ts';

export const magicLinkEmail = email({
  fact: mailRequested,
  ...codeEmail('magic-link', ({ codeLifetime, linkLifetime }) => ({
    'es-MX': {
      subject: 'Tu enlace para entrar a Nivel',
      preview: 'Un clic o un código de seis dígitos, sin contraseña.',
      title: 'Entra a Nivel',
      paragraphs: [
        'Alguien pidió entrar a tu cuenta sin contraseña. Si fuiste tú, toca el botón o escribe el código en la pantalla de Nivel.',
      ],
      action: 'Entrar a Nivel',
      notes: [
        `El código sirve ${codeLifetime('es-MX')}, el botón ${linkLifetime('es-MX')}, y cada uno una sola vez. Si pides otro correo, este deja de funcionar.`,
        'No compartas el código ni reenvíes este correo: quien lo tenga entra a tu cuenta. Si no fuiste tú, ignóralo y no pasará nada.',
      ],
    },
    en: {
      subject: 'Your link to sign in to Nivel',
      preview: 'One click or a six-digit code, without a password.',
      title: 'Sign in to Nivel',
      paragraphs: [
        'Somebody asked to sign in to your account without a password. If it was you, press the button, or type the code on the screen of Nivel.',
      ],
      action: 'Sign in to Nivel',
      notes: [
        `The code is good for ${codeLifetime('en')}, the button for ${linkLifetime('en')}, and each of them once. If you ask for another e-mail, this one stops working.`,
        'Keep the code to yourself and do not forward this e-mail: whoever has it gets into your account. If it was not you, ignore it and nothing happens.',
      ],
    },
  })),
});
