import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { subscriptionId } from './subscription-id.ts';
import { subscriptionView } from './subscription-view.ts';

export const resumeSubscription = operation({
  name: 'billing.resume-subscription',
  summary: "Undoes the cancellation of the caller's subscription.",
  door: { kind: 'function', function: 'resume-subscription' },
  policy: signedIn("the caller's own subscription"),
  repeat: 'idempotent',
  input: z.strictObject({ subscriptionId }),
  output: z.strictObject({ success: z.literal(true), subscription: subscriptionView }),
  errors: [
    billingErrors.no_such_subscription,
    billingErrors.nothing_to_resume,
    billingErrors.payments_not_configured,
    billingErrors.customer_data_failed,
  ],
  deadlineMs: 25_000,
});
