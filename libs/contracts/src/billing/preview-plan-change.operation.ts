import { z } from 'zod';
import { commonErrors } from '../kernel/common-errors.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { tier } from './plan.ts';
import { promotionCode } from './promotion-code.ts';
import { subscriptionId } from './subscription-id.ts';

/** In centavos, IVA included. */
const amount = z.int().nonnegative();

export const previewPlanChange = operation({
  name: 'billing.preview-plan-change',
  summary: 'What a change of plan costs now and from when the new price holds, to the centavo, before it is made.',
  door: { kind: 'procedure', procedure: 'preview_plan_change' },
  policy: signedIn("the caller's own subscription"),
  repeat: 'safe',
  input: z.strictObject({ subscription_id: subscriptionId, plan_id: tier, promotion_code: promotionCode.optional() }),
  output: z.strictObject({
    /** The rest of the old plan is deducted. */
    due_now: amount,
    takes_effect: z.enum(['now', 'next_period']),
    next_charge: amount,
    next_charge_at: z.iso.datetime(),
  }),
  errors: [
    billingErrors.no_such_subscription,
    billingErrors.free_needs_no_payment,
    billingErrors.payments_not_configured,
    billingErrors.customer_data_failed,
    billingErrors.promotion_code_refused,
    billingErrors.no_customer,
    commonErrors.over_request_rate_limit,
  ],
  deadlineMs: 25_000,
});
