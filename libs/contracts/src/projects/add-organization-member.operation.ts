import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { organizationMember } from './organization-shape.ts';
import { emailAddress } from '../kernel/email-address.ts';
import { projectsErrors } from './projects.errors.ts';

/** A person the caller cannot see gets the same answer as one who does not exist: they are invited instead. */
export const addOrganizationMember = operation({
  name: 'projects.add-organization-member',
  summary: 'Adds a person of Crico, whom the caller already knows, to an organization.',
  door: { kind: 'function', function: 'organization-members', method: 'POST' },
  policy: atLeast(organization, 'admin', 'orgId'),
  input: z
    .strictObject({
      orgId: z.uuid(),
      userId: z.uuid().optional(),
      email: emailAddress.optional(),
      role: z.enum(['guest', 'member', 'admin']).default('member'),
    })
    .refine(
      ({ userId, email }) => (userId === undefined) !== (email === undefined),
      'Either userId or email is needed',
    ),
  output: organizationMember,
  errors: [projectsErrors.person_not_found, projectsErrors.already_a_member, projectsErrors.no_free_seat],
});
