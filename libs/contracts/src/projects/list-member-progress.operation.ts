import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { organizationMember } from './organization-shape.ts';
import { sharedModule, sharedProgress } from './shared-progress.ts';

/** Learning decides whose progress is shown, to which callers; if it refuses, the members themselves are still returned. */
export const listMemberProgress = operation({
  name: 'projects.list-member-progress',
  summary:
    'The members of an organization for its owners and admins, with the progress of those who agreed, page by page.',
  door: { kind: 'procedure', procedure: 'list_member_progress' },
  policy: atLeast(organization, 'admin', 'organization_id'),
  repeat: 'safe',
  input: z.strictObject({
    organization_id: z.uuid(),
    /** Members after this one, in the order of ids; null: from the first. */
    after: z.uuid().nullable().default(null),
  }),
  output: z.strictObject({
    organization_name: z.string(),
    /** Most members; null: no limit. */
    seats: z.int().nullable(),
    taken: z.int(),
    /** `refused`: to this caller, who is no owner or admin among its members. `unavailable`: learning does not answer now. */
    progress: z.enum(['shown', 'refused', 'unavailable']),
    modules: z.array(sharedModule),
    members: z.array(
      organizationMember.extend({
        /** Null: not shared, or not known yet. */
        progress: sharedProgress.nullable(),
      }),
    ),
    next: z.uuid().nullable(),
  }),
  errors: [],
});
