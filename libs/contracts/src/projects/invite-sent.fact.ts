import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** The content of `sealed`: the values in the link, and its lifetime. */
export const inviteSecrets = z.strictObject({ token: z.string(), linkSeconds: z.int().positive() });
export type InviteSecrets = z.output<typeof inviteSecrets>;

/** An e-mail with the link of an invite. The link leaves this service sealed; only the worker that writes the e-mail opens it. */
export const inviteSent = fact({
  name: 'projects.invite.sent',
  version: 1,
  summary: 'Somebody was invited, or their invite sent again; the newer link voids the older.',
  payload: z.strictObject({
    inviteId: z.uuid(),
    /** The account of the address; the invite's own id where there is none. */
    recipientId: z.uuid(),
    email: z.string().max(320),
    /** Empty where the inviter has none. Names are checked, so that they can contain nothing but a name. */
    inviterName: z.string().max(161),
    /** The name of the organization or the project; null: of the installation itself. */
    organizationName: z.string().max(800).nullable(),
    locale: z.enum(['es-MX', 'en']),
    /** `InviteSecrets` as JSON, AES-256-GCM with MAIL_SEAL_KEY, bound to `inviteSealContext`. */
    sealed: z.string().max(1_000),
  }),
});

/** The context of a sealed invite, so that it cannot be put into another's fact. */
export const inviteSealContext = ({ inviteId }: { inviteId: string }): string => `invite:${inviteId}`;
