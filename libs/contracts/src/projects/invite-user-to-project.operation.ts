import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { inviteRow } from './invite-shape.ts';
import { project } from './memberships.ts';
import { emailAddress } from '../kernel/email-address.ts';
import { projectsErrors } from './projects.errors.ts';
import { teamRole } from './team-shape.ts';

/**
 * A person whom the caller knows joins the team immediately; everybody else receives an invite, and the caller does not learn
 * whether they have an account. `inviting_user_id` can only be the caller.
 */
export const inviteUserToProject = operation({
  name: 'projects.invite-user-to-project',
  summary: 'Brings an address into the team of a project: its person at once, or by an invite.',
  door: { kind: 'procedure', procedure: 'invite_user_to_project' },
  policy: atLeast(project, 'director', 'project_id'),
  input: z.strictObject({
    inviting_user_id: z.uuid(),
    email: emailAddress,
    role: teamRole.default('member'),
    project_id: z.uuid(),
  }),
  output: z.strictObject({
    success: z.literal(true),
    error: z.null(),
    /** The person who is in the team now; null: an invite was sent. */
    user_id: z.uuid().nullable(),
    invite: inviteRow.nullable(),
  }),
  errors: [projectsErrors.already_a_member, projectsErrors.too_many_invites, projectsErrors.no_free_seat],
});
