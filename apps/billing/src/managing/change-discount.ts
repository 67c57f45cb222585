import type Stripe from 'stripe';
import type { Promotion } from '../promotions/own-promotion.ts';

/** What a promotion code of a change of plan adds to what the provider is asked. */
export const discountsOf = (
  promotion: Promotion | null,
): { discounts?: Stripe.InvoiceCreatePreviewParams.Discount[] } =>
  promotion === null ? {} : { discounts: [{ promotion_code: promotion.id }] };
