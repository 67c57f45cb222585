import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { writtenRows } from '../kernel/table-write.ts';
import { inviteRow } from './invite-shape.ts';
import { invite } from './invite.ts';
import { projectsErrors } from './projects.errors.ts';

/** The documented acceptance. When it was accepted is the server's to say. */
export const updateCricoUserInvite = operation({
  name: 'projects.update-crico-user-invite',
  summary: "Accepts an invite for the caller's proven address.",
  door: { kind: 'table-write', table: 'crico_user_invites', write: 'update', by: { id: 'eq' } },
  policy: atLeast(invite, 'invitee', 'id'),
  repeat: 'idempotent',
  input: z.strictObject({ id: z.uuid(), accepted_at: z.string().max(40) }),
  output: writtenRows(inviteRow),
  errors: [projectsErrors.invite_not_open, projectsErrors.invite_for_another_address, projectsErrors.no_free_seat],
});
