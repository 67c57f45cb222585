import type { z } from 'zod';
import type { inviteRow } from '@nivel/contracts/projects/invite-shape';
import { account, organization, project } from '@nivel/contracts/projects/memberships';
import type { Invite } from './invites.repository.ts';

const known = <Role extends string>(roles: readonly Role[], given: string | null): Role | null =>
  roles.find((role) => role === given) ?? null;

/** An invite as the documented table has it; its token is nowhere in it. */
export const inviteView = (invite: Invite): z.output<typeof inviteRow> => ({
  id: invite.id,
  email: invite.email,
  role: known(account.roles, invite.role) ?? 'user',
  invited_by: invite.invitedBy,
  accepted_at: invite.acceptedAt?.toISOString() ?? null,
  expires_at: invite.expiresAt.toISOString(),
  organization_id: invite.organizationId,
  organization_role: known(organization.roles, invite.organizationRole),
  project_id: invite.projectId,
  project_role: known(project.roles, invite.projectRole),
  sent_at: invite.sentAt.toISOString(),
  revoked_at: invite.revokedAt?.toISOString() ?? null,
});
