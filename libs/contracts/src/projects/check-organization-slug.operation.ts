import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { organizationSlug } from './organization-shape.ts';

export const checkOrganizationSlug = operation({
  name: 'projects.check-organization-slug',
  summary: 'Whether a slug is free, for checks while typing.',
  door: { kind: 'procedure', procedure: 'check_organization_slug' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({ slug: organizationSlug }),
  output: z.strictObject({ is_free: z.boolean() }),
  errors: [],
});
