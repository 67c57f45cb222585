import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { PROGRESS_CONSENT } from './progress-consent.ts';

export const setProgressConsent = operation({
  name: 'projects.set-progress-consent',
  summary:
    "Whether owners and admins of an organization may see the caller's modules, percent and last day in learning.",
  door: { kind: 'procedure', procedure: 'set_progress_consent' },
  policy: atLeast(organization, 'guest', 'organization_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    organization_id: z.uuid(),
    /** The list that the member has read; null: no consent, or no longer. */
    consents_to: z.literal(PROGRESS_CONSENT).nullable(),
  }),
  output: z.strictObject({ shares_progress: z.boolean() }),
  errors: [],
});
