import { z } from 'zod';
import { commonErrors } from '../kernel/common-errors.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { tier } from './plan.ts';
import { promotionCode } from './promotion-code.ts';
import { subscriptionId } from './subscription-id.ts';
import { subscriptionView } from './subscription-view.ts';

export const updateSubscription = operation({
  name: 'billing.update-subscription',
  summary:
    "Changes the plan of the caller's subscription: up at once and charged in proportion, down with its next period.",
  door: { kind: 'function', function: 'update-subscription' },
  policy: signedIn("the caller's own subscription"),
  repeat: 'idempotent',
  input: z.strictObject({ subscriptionId, newPlanId: tier, promotionCode: promotionCode.optional() }),
  output: z.strictObject({ success: z.literal(true), subscription: subscriptionView }),
  errors: [
    billingErrors.no_such_subscription,
    billingErrors.free_needs_no_payment,
    billingErrors.payment_declined,
    billingErrors.payments_not_configured,
    billingErrors.customer_data_failed,
    billingErrors.promotion_code_refused,
    billingErrors.no_customer,
    commonErrors.over_request_rate_limit,
  ],
  deadlineMs: 25_000,
});
