import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account, organization } from './memberships.ts';

const listed = z.strictObject({
  organization_id: z.uuid(),
  organization_name: z.string(),
  organization_slug: z.string(),
  user_role: z.enum(organization.roles),
  member_count: z.int(),
  /** Whether the caller's progress in learning is shown to owners and admins, to the extent of the present consent. */
  shares_progress: z.boolean(),
  /** Whether the caller has not answered that question yet, and there is another member who would see the progress. */
  asks_progress_consent: z.boolean(),
});

export const listMyOrganizations = operation({
  name: 'projects.list-my-organizations',
  summary: 'The organizations of the caller, and those in the trash that the caller may restore.',
  door: { kind: 'procedure', procedure: 'list_my_organizations' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    organizations: z.array(listed),
    deleted: z.array(listed.extend({ deleted_at: z.iso.datetime() })),
  }),
  errors: [],
});
