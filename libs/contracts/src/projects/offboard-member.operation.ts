import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { projectsErrors } from './projects.errors.ts';
import { successors } from './succession.ts';

/** Like removing a member, with successors for the places that only this member leads. */
export const offboardMember = operation({
  name: 'projects.offboard-member',
  summary:
    'Removes a member from an organization, or leaves it, and hands over the places that they alone own or direct there.',
  door: { kind: 'procedure', procedure: 'offboard_member' },
  policy: atLeast(organization, 'guest', 'organization_id'),
  repeat: 'idempotent',
  input: z.strictObject({ organization_id: z.uuid(), user_id: z.uuid(), successors: successors.default([]) }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [projectsErrors.last_owner, projectsErrors.last_director],
});
