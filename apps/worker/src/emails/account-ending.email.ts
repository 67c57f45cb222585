import { accountEnding } from '@nivel/contracts/auth/account-ending.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { security } from '../kinds/security.kind.ts';

/** The last one: some minutes later the account is deleted, and this e-mail's row loses its address. */
export const accountEndingEmail = email({
  fact: accountEnding,
  kind: security,
  to: (payload) => payload,
  keeps: [],
  link: () => '/',
  texts: () => ({
    'es-MX': {
      subject: 'Eliminamos tu cuenta de Nivel',
      preview: 'Terminó el plazo para recuperarla.',
      title: 'Tu cuenta se eliminó',
      paragraphs: [
        'Terminó el plazo para recuperar tu cuenta, así que estamos eliminando tus datos de Nivel y de Crico. Ya no se puede iniciar sesión en ella.',
        'Conservamos solo lo que la ley pide, como tus facturas, y registros que ya no dicen de quién son. Este es el último correo que te enviamos a esta cuenta; si un día quieres volver, puedes crear otra con la misma dirección.',
      ],
      action: 'Ir a Nivel',
      notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
    },
    en: {
      subject: 'We deleted your Nivel account',
      preview: 'The time to take it back is over.',
      title: 'Your account was deleted',
      paragraphs: [
        'The time to take your account back is over, so we are deleting your data from Nivel and Crico. Nobody can sign in to it any more.',
        'We keep only what the law requires, such as your invoices, and records that no longer say whose they are. This is the last e-mail for this account; if you want to come back one day, you can create another one with the same address.',
      ],
      action: 'Go to Nivel',
      notes: ['This notice protects your account and cannot be switched off.'],
    },
  }),
  example: exampleOfNotice,
});
