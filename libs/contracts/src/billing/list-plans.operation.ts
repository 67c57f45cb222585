import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { plan } from './plan.ts';

export const listPlans = operation({
  name: 'billing.list-plans',
  summary: 'The plans as they are sold here, how they are paid, and whether the caller still has a trial.',
  door: { kind: 'procedure', procedure: 'list_plans' },
  policy: signedIn('the offer to the caller'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    plans: z.array(plan),
    /** `off`: nothing can be paid; `sandbox`, `test`: no money moves. */
    payments: z.enum(['off', 'sandbox', 'test', 'live']),
    /** The key with which the provider's element is shown on a page of ours; null: plans are paid on the provider's page only. */
    element: z.strictObject({ publishableKey: z.string(), script: z.url() }).nullable(),
    /** The maximum of one payment at an OXXO, in centavos. */
    mostAtOxxo: z.int().nonnegative(),
    /** Trials are one per person, ever. */
    hasTrial: z.boolean(),
  }),
  errors: [],
});
