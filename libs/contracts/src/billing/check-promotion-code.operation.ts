import { z } from 'zod';
import { commonErrors } from '../kernel/common-errors.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { paidTiers } from './plan.ts';
import { promotionCode } from './promotion-code.ts';

/** In centavos, IVA included. */
const amount = z.int().nonnegative();

export const checkPromotionCode = operation({
  name: 'billing.check-promotion-code',
  summary: 'What a promotion code takes off a plan, to the centavo; wrong ones can be tried ten times an hour.',
  door: { kind: 'procedure', procedure: 'check_promotion_code' },
  policy: signedIn("the caller's own tries"),
  repeat: 'never',
  input: z.strictObject({ code: promotionCode, plan_id: z.enum(paidTiers) }),
  output: z.strictObject({
    /** The code as it is written at the provider. */
    code: z.string(),
    price: amount,
    /** The first charge with it. */
    price_with_code: amount,
    /** How long it applies: one charge, a number of months, or all charges. */
    duration: z.enum(['once', 'repeating', 'forever']),
    months: z.int().positive().nullable(),
  }),
  errors: [
    billingErrors.promotion_code_refused,
    billingErrors.payments_not_configured,
    billingErrors.customer_data_failed,
    commonErrors.over_request_rate_limit,
  ],
  deadlineMs: 25_000,
});
