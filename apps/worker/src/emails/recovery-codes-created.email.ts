import { recoveryCodesCreated } from '@nivel/contracts/auth/recovery-codes-created.fact';
import { email } from '../composition/email.ts';
import { exampleOfNotice } from '../composition/example-of-notice.ts';
import { originWords } from '../composition/origin-words.ts';
import { security } from '../kinds/security.kind.ts';

/** To the address of that moment. */
export const recoveryCodesCreatedEmail = email({
  fact: recoveryCodesCreated,
  kind: security,
  to: (payload) => payload,
  keeps: ['at', 'timeZone', 'origin'],
  link: () => '/dashboard/ajustes#segundo-paso',
  texts: (notice) => {
    const { 'es-MX': spanish, en: english } = originWords(notice);
    return {
      'es-MX': {
        subject: 'Tu cuenta de Nivel tiene códigos de recuperación nuevos',
        preview: 'Los códigos anteriores ya no sirven.',
        title: 'Códigos de recuperación nuevos',
        paragraphs: [
          `El ${spanish.when} se crearon códigos de recuperación para tu cuenta, con ${spanish.device} (${spanish.place}). Cada uno sirve una vez, si no tienes a la mano tu app ni tu llave. Los que hubiera antes ya no sirven. Si fuiste tú, guárdalos en un lugar seguro.`,
          'Si no fuiste tú, cambia tu contraseña, cierra las demás sesiones y crea otros códigos en tus ajustes.',
        ],
        action: 'Revisar mi segundo paso',
        notes: ['Este aviso protege tu cuenta y no se puede desactivar.'],
      },
      en: {
        subject: 'Your Nivel account has new recovery codes',
        preview: 'The codes from before no longer work.',
        title: 'New recovery codes',
        paragraphs: [
          `On ${english.when} recovery codes were made for your account, with ${english.device} (${english.place}). Each works once, for when neither your app nor your key is at hand. Any codes from before no longer work. If it was you, keep them in a safe place.`,
          'If it was not you, change your password, end the other sessions and make other codes in your settings.',
        ],
        action: 'Look at my second step',
        notes: ['This notice protects your account and cannot be switched off.'],
      },
    };
  },
  example: (context) => exampleOfNotice(context),
});
