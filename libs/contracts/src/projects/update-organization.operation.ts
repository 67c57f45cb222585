import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { organizationDescription, organizationName, organizationSlug, organizationView } from './organization-shape.ts';
import { projectsErrors } from './projects.errors.ts';

/** Omitted fields stay. */
export const updateOrganization = operation({
  name: 'projects.update-organization',
  summary: 'Changes name, slug or description of an organization.',
  door: { kind: 'function', function: 'organizations', method: 'PUT', query: ['id'] },
  policy: atLeast(organization, 'admin', 'id'),
  repeat: 'idempotent',
  input: z.strictObject({
    id: z.uuid(),
    name: organizationName.optional(),
    slug: organizationSlug.optional(),
    description: organizationDescription.optional(),
  }),
  output: organizationView,
  errors: [projectsErrors.organization_slug_taken, projectsErrors.organization_name_taken],
});
