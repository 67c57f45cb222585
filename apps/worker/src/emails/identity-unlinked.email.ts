import { identityUnlinked } from '@nivel/contracts/auth/identity-unlinked.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** Goes to the address that the account had at that moment. */
export const identityUnlinkedEmail = email({
  fact: identityUnlinked,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin', 'provider'],
  link: () => '/dashboard/ajustes#identidades',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    const { provider } = notice;
    return {
      'es-MX': {
        subject: `Ya no se entra a tu cuenta de Nivel con ${provider}`,
        preview: `Tu cuenta ya no está vinculada con ${provider}.`,
        title: `Se desvinculó ${provider} de tu cuenta`,
        paragraphs: [
          `El ${spanish.when} se desvinculó una identidad de ${provider} de tu cuenta, con ${spanish.device} (${spanish.place}). Ya no sirve para entrar, y cerramos las demás sesiones que se habían abierto con un proveedor. Si fuiste tú, no tienes que hacer nada.`,
          'Si no fuiste tú, cambia tu contraseña y vincula tu identidad de nuevo en tus ajustes.',
        ],
        action: 'Revisar mis identidades',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: `Your Nivel account is no longer opened with ${provider}`,
        preview: `Your account is not linked to ${provider} any more.`,
        title: `${provider} was unlinked from your account`,
        paragraphs: [
          `On ${english.when} an identity of ${provider} was unlinked from your account, with ${english.device} (${english.place}). It no longer signs you in, and we ended the other sessions that were opened with a provider. If it was you, there is nothing to do.`,
          'If it was not you, change your password and link your identity again in your settings.',
        ],
        action: 'Look at my identities',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => ({ ...exampleOfNotice(context), provider: 'Google' }),
});
