import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { inviteRow } from './invite-shape.ts';
import { account } from './memberships.ts';
import { emailAddress } from '../kernel/email-address.ts';
import { projectsErrors } from './projects.errors.ts';

/** If the address has an open invite to the same place, that one is sent again, with the new role. */
export const inviteToCrico = operation({
  name: 'projects.invite-to-crico',
  summary: 'Invites an address to this installation.',
  door: { kind: 'procedure', procedure: 'invite_crico_user' },
  policy: atLeast(account, 'admin'),
  input: z.strictObject({ email: emailAddress, role: z.enum(account.roles).default('user') }),
  output: inviteRow,
  errors: [projectsErrors.already_a_member, projectsErrors.too_many_invites],
});
