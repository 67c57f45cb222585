import { z } from 'zod';
import { account, organization, project } from './memberships.ts';

/** A row of the documented table `crico_user_invites`; the last six columns identify its place. */
export const inviteRow = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(account.roles),
  invited_by: z.uuid(),
  accepted_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime(),
  organization_id: z.uuid().nullable(),
  organization_role: z.enum(organization.roles).nullable(),
  project_id: z.uuid().nullable(),
  project_role: z.enum(project.roles).nullable(),
  sent_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
});

/** The values in the link of an invite. */
export const inviteToken = z.string().trim().max(200);
