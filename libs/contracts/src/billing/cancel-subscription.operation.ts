import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { subscriptionId } from './subscription-id.ts';

export const cancelSubscription = operation({
  name: 'billing.cancel-subscription',
  summary: "Ends the caller's subscription with the period that is paid for.",
  door: { kind: 'function', function: 'cancel-subscription' },
  policy: signedIn("the caller's own subscription"),
  repeat: 'idempotent',
  input: z.strictObject({ subscriptionId }),
  output: z.strictObject({ success: z.literal(true), accessUntil: z.iso.datetime() }),
  errors: [
    billingErrors.no_such_subscription,
    billingErrors.payments_not_configured,
    billingErrors.customer_data_failed,
  ],
  deadlineMs: 25_000,
});
