import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { organizationDescription, organizationName, organizationSlug, organizationView } from './organization-shape.ts';
import { projectsErrors } from './projects.errors.ts';

/** Without a slug it gets the one that its name suggests, with a number behind it where that is taken. */
export const createOrganization = operation({
  name: 'projects.create-organization',
  summary: 'Makes an organization, whose owner is the caller.',
  door: { kind: 'function', function: 'organizations', method: 'POST' },
  policy: atLeast(account, 'user'),
  input: z.strictObject({
    name: organizationName,
    slug: organizationSlug.optional(),
    description: organizationDescription.default(''),
  }),
  output: organizationView,
  errors: [projectsErrors.organization_slug_taken, projectsErrors.organization_name_taken],
});
