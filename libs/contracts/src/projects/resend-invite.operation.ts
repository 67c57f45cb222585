import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { inviteRow } from './invite-shape.ts';
import { invite } from './invite.ts';
import { projectsErrors } from './projects.errors.ts';

export const resendInvite = operation({
  name: 'projects.resend-invite',
  summary: 'Sends an open or expired invite again, with a new link and from now on as long as a new one.',
  door: { kind: 'procedure', procedure: 'resend_crico_invite' },
  policy: atLeast(invite, 'sender', 'invite_id'),
  repeat: 'never',
  input: z.strictObject({ invite_id: z.uuid() }),
  output: inviteRow,
  errors: [projectsErrors.invite_accepted, projectsErrors.invite_not_open, projectsErrors.too_many_invites],
});
