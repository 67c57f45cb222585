import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { passMethods, passMonths, passTiers } from './passes.ts';

export const buyPass = operation({
  name: 'billing.buy-pass',
  summary:
    'Begins the payment of some months of a plan ahead; asked again for the same while it is open, it answers the same.',
  door: { kind: 'procedure', procedure: 'buy_pass' },
  policy: signedIn('a payment of the caller'),
  repeat: 'idempotent',
  input: z.strictObject({
    plan_id: z.enum(passTiers),
    months: z.literal([...passMonths]),
    method: z.enum(passMethods),
  }),
  output: z.strictObject({
    /** The provider's page, on which the reference is made. */
    checkout_url: z.url({ protocol: /^https?$/ }).max(2_000),
  }),
  errors: [billingErrors.pass_failed, billingErrors.pass_not_at_oxxo, billingErrors.payments_not_configured],
  deadlineMs: 25_000,
});
