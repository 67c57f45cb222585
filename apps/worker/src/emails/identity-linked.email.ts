import { identityLinked } from '@nivel/contracts/auth/identity-linked.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** Goes to the address that the account had at that moment. */
export const identityLinkedEmail = email({
  fact: identityLinked,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'provider'],
  link: () => '/dashboard/ajustes#identidades',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { provider } = notice;
    return {
      'es-MX': {
        subject: `Ahora puedes entrar a Nivel con ${provider}`,
        preview: `Tu cuenta quedó vinculada con ${provider}.`,
        title: `Tu cuenta está vinculada con ${provider}`,
        paragraphs: [
          `El ${spanish.when} se vinculó una identidad de ${provider} con tu cuenta, con ${spanish.device} (${spanish.place}). Desde ahora puedes entrar con ella. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, desvincúlala en tus ajustes y cambia tu contraseña.',
        ],
        action: 'Revisar mis identidades',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: `You can sign in to Nivel with ${provider} now`,
        preview: `Your account is linked to ${provider}.`,
        title: `Your account is linked to ${provider}`,
        paragraphs: [
          `On ${english.when} an identity of ${provider} was linked to your account, with ${english.device} (${english.place}). From now on you can sign in with it. If it was you, there is nothing to do.`,
          'If it was not you, unlink it in your settings and change your password.',
        ],
        action: 'Look at my identities',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), provider: 'Google' }),
});
