import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { inviteRow, inviteToken } from './invite-shape.ts';
import { projectsErrors } from './projects.errors.ts';

export const acceptInvite = operation({
  name: 'projects.accept-invite',
  summary: "Accepts an invite for the caller's proven address, named by the token of its link or by its id.",
  door: { kind: 'procedure', procedure: 'accept_crico_invite' },
  policy: signedIn('the caller whose proven address is that of the invite'),
  repeat: 'idempotent',
  input: z
    .strictObject({ token: inviteToken.optional(), invite_id: z.uuid().optional() })
    .refine(({ token, invite_id: id }) => (token === undefined) !== (id === undefined), {
      message: 'Either token or invite_id must be given',
    }),
  output: inviteRow,
  errors: [projectsErrors.invite_not_open, projectsErrors.invite_for_another_address, projectsErrors.no_free_seat],
});
