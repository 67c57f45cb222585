import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from '../projects/memberships.ts';
import { MOST_SHARED_AT_ONCE, sharedModule, sharedProgress } from '../projects/shared-progress.ts';
import { learningErrors } from './learning.errors.ts';

/** Decided by learning's own copy of memberships and consents; members without consent are left out. */
export const listSharedProgress = operation({
  name: 'learning.list-shared-progress',
  summary: 'How far those members of an organization are who agreed that its owners and admins see it.',
  door: { kind: 'inside' },
  policy: atLeast(organization, 'admin', 'organization_id'),
  repeat: 'safe',
  input: z.strictObject({ organization_id: z.uuid(), user_ids: z.array(z.uuid()).max(MOST_SHARED_AT_ONCE) }),
  output: z.strictObject({
    /** Every module that can be completed, in order. */
    modules: z.array(sharedModule),
    members: z.array(sharedProgress.extend({ user_id: z.uuid() })),
  }),
  errors: [learningErrors.curriculum_not_ready],
});
