import { z } from 'zod';
import { commonErrors } from '../kernel/common-errors.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { tier } from './plan.ts';
import { promotionCode } from './promotion-code.ts';

/** An address of the payment provider, or of the local sandbox. */
const providerAddress = z.url({ protocol: /^https?$/ }).max(2_000);

export const createSubscription = operation({
  name: 'billing.create-subscription',
  summary: 'Begins the payment of a plan; asked again for the same plan while it is open, it answers the same payment.',
  door: { kind: 'function', function: 'create-subscription' },
  policy: signedIn('a payment of the caller'),
  repeat: 'idempotent',
  input: z.strictObject({
    planId: tier,
    /** Must be the caller; the payer is read from the token. */
    userId: z.uuid(),
    /** `hosted`: on the provider's page; `element`: on ours. */
    page: z.enum(['hosted', 'element']).default('hosted'),
    promotionCode: promotionCode.optional(),
  }),
  output: z.union([z.strictObject({ checkoutUrl: providerAddress }), z.strictObject({ clientSecret: z.string() })]),
  errors: [
    billingErrors.subscription_failed,
    billingErrors.payment_page_failed,
    billingErrors.payments_not_configured,
    billingErrors.free_needs_no_payment,
    billingErrors.already_subscribed,
    billingErrors.pass_running,
    billingErrors.promotion_code_refused,
    billingErrors.customer_data_failed,
    commonErrors.over_request_rate_limit,
  ],
  deadlineMs: 25_000,
});
