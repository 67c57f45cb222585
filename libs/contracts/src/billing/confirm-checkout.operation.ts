import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { passView } from './pass-view.ts';
import { subscriptionView } from './subscription-view.ts';

export const confirmCheckout = operation({
  name: 'billing.confirm-checkout',
  summary: 'Asks the provider how a payment of the caller ended, without waiting for its webhook.',
  door: { kind: 'procedure', procedure: 'confirm_checkout' },
  policy: signedIn('a payment that the caller began'),
  repeat: 'idempotent',
  input: z.strictObject({ session_id: z.string().regex(/^cs_[A-Za-z0-9_]{8,200}$/) }),
  output: z.strictObject({
    /**
     * `open`: not paid yet. `expired`: nothing was paid, and the person can start again. `refused`: the card has had a trial;
     * nothing was charged.
     */
    checkout: z.enum(['open', 'complete', 'expired', 'refused']),
    subscription: subscriptionView.nullable(),
    /** The pass, if the session was for one, with the secret to pay it while it is open. */
    pass: passView.nullable(),
  }),
  errors: [billingErrors.no_such_checkout, billingErrors.payments_not_configured, billingErrors.customer_data_failed],
  deadlineMs: 25_000,
});
