import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { inviteSealContext, inviteSecrets, inviteSent } from '@nivel/contracts/projects/invite-sent.fact';
import { openSealed } from '@nivel/platform/seal';
import { email, type EmailContext } from '../composition/email.ts';
import { shownName } from '../composition/shown-name.ts';
import { invitations } from '../kinds/invitations.kind.ts';

type Kept = Pick<PayloadOf<typeof inviteSent>, 'inviteId' | 'sealed'>;

/** In the fragment, which reaches no access log and no other site. @throws Error when it cannot be opened, or is too old */
const linkOf = (kept: Kept, { occurredAt, now, settings }: EmailContext): string => {
  const opened = openSealed(settings.MAIL_SEAL_KEY, kept.sealed, inviteSealContext(kept));
  const { token, linkSeconds } = inviteSecrets.parse(opened);
  if (now.getTime() - occurredAt.getTime() >= linkSeconds * 1_000) throw new Error('the invite has expired');
  return `/crico/register#invite=${token}`;
};

export const invitedEmail = email({
  fact: inviteSent,
  kind: invitations,
  to: ({ recipientId, email: address, locale }) => ({ userId: recipientId, email: address, firstName: '', locale }),
  keeps: ['inviteId', 'inviterName', 'organizationName', 'sealed'],
  link: linkOf,
  texts: (kept) => {
    const [inviter, place] = [shownName(kept.inviterName), shownName(kept.organizationName)];
    const where = place ?? 'Crico';
    return {
      'es-MX': {
        subject: `Te invitaron a ${where}`,
        preview: 'Acepta la invitación con esta dirección de correo.',
        title: `Te invitaron a ${where}`,
        paragraphs: [
          `${inviter ?? 'Alguien que ya trabaja ahí'} te invitó a ${where}${place === null ? ', el espacio de proyectos de Nivel' : ', en Crico, el espacio de proyectos de Nivel'}.`,
          'Entra con esta dirección o crea tu cuenta con ella: la invitación no sirve para otra.',
        ],
        action: 'Ver la invitación',
        notes: ['El botón sirve una sola vez y caduca. Si no esperabas esta invitación, ignora este correo.'],
      },
      en: {
        subject: `You are invited to ${where}`,
        preview: 'Accept the invitation with this e-mail address.',
        title: `You are invited to ${where}`,
        paragraphs: [
          `${inviter ?? 'Somebody who already works there'} invited you to ${where}${place === null ? ', the project workspace of Nivel' : ', in Crico, the project workspace of Nivel'}.`,
          'Sign in with this address, or make your account with it: the invitation is good for no other.',
        ],
        action: 'See the invitation',
        notes: [
          'The button is good once, and not for ever. If you did not expect this invitation, ignore this e-mail.',
        ],
      },
    };
  },
  example: ({ addressee, seal }) => ({
    inviteId: addressee.userId,
    recipientId: addressee.userId,
    email: addressee.email,
    inviterName: 'Luz Marina',
    organizationName: 'Taller Sur',
    locale: addressee.locale,
    sealed: seal({ token: 'a1b2c3', linkSeconds: 604_800 }, inviteSealContext({ inviteId: addressee.userId })),
  }),
});
