import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { inviteRow } from './invite-shape.ts';
import { organization } from './memberships.ts';
import { emailAddress } from '../kernel/email-address.ts';
import { projectsErrors } from './projects.errors.ts';

/** A person who accepts becomes a person of Crico with the role `user`, never more. */
export const inviteToOrganization = operation({
  name: 'projects.invite-to-organization',
  summary: 'Invites an address to an organization.',
  door: { kind: 'function', function: 'organization-invites', method: 'POST' },
  policy: atLeast(organization, 'admin', 'orgId'),
  input: z.strictObject({
    orgId: z.uuid(),
    email: emailAddress,
    role: z.enum(['guest', 'member', 'admin']).default('member'),
  }),
  output: inviteRow,
  errors: [projectsErrors.already_a_member, projectsErrors.too_many_invites, projectsErrors.no_free_seat],
});
