import type Stripe from 'stripe';
import type { Promotion } from '../promotions/own-promotion.ts';

/** The effect of a promotion code on the request to the provider for a change of plan. */
export const discountsOf = (
  promotion: Promotion | null,
): { discounts?: Stripe.InvoiceCreatePreviewParams.Discount[] } =>
  promotion === null ? {} : { discounts: [{ promotion_code: promotion.id }] };
