import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { inviteRow } from './invite-shape.ts';
import { invite } from './invite.ts';

export const readCricoUserInvites = tableRead({
  name: 'projects.read-crico-user-invites',
  summary: "Invites for the caller's address, and those that the caller may send again.",
  table: 'crico_user_invites',
  policy: rowsFrom(invite, 'invitee', 'id'),
  owner: null,
  row: inviteRow,
});
