import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { inviteRow } from './invite-shape.ts';
import { invite } from './invite.ts';
import { projectsErrors } from './projects.errors.ts';

export const revokeInvite = operation({
  name: 'projects.revoke-invite',
  summary: 'Withdraws an invite that nobody has accepted.',
  door: { kind: 'procedure', procedure: 'revoke_crico_invite' },
  policy: atLeast(invite, 'sender', 'invite_id'),
  repeat: 'idempotent',
  input: z.strictObject({ invite_id: z.uuid() }),
  output: inviteRow,
  errors: [projectsErrors.invite_accepted, projectsErrors.invite_not_open],
});
