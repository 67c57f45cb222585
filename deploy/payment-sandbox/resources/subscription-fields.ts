import type Stripe from 'stripe';
import { z } from 'zod';
import { clearable, flag, id, ids, metadata, moment, text, whole, type KnownTo } from '../wire/params.ts';

export const discounts = z.array(z.strictObject({ coupon: id.optional(), promotion_code: id.optional() })).max(1);
export const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none']);
export const trialSettings = z.strictObject({
  end_behavior: z.strictObject({
    missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']).default('create_invoice'),
  }),
});
export const cancellationDetails = z.strictObject({
  comment: text.optional(),
  feedback: z
    .enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ])
    .optional(),
});
const paymentSettings = z.strictObject({
  payment_method_types: z.array(z.literal('card')).optional(),
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
});

/** The common input of creating and changing a subscription. */
const common = {
  cancel_at_period_end: flag.optional(),
  default_payment_method: id.optional(),
  description: clearable(text).optional(),
  expand: ids.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: paymentSettings.optional(),
  proration_behavior: prorationBehavior.optional(),
  trial_settings: trialSettings.optional(),
};

export const creation = {
  ...common,
  billing_mode: z.strictObject({ type: z.literal('flexible') }).optional(),
  cancel_at: moment.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  currency: z.string().optional(),
  customer: id,
  discounts: discounts.optional(),
  items: z
    .array(z.strictObject({ price: id, quantity: whole.optional(), metadata: metadata.optional() }))
    .min(1)
    .max(20),
  trial_end: moment.optional(),
  trial_period_days: whole.optional(),
} satisfies KnownTo<Stripe.SubscriptionCreateParams>;

export const itemChanges = z
  .array(z.strictObject({ id: id.optional(), price: id.optional(), quantity: whole.optional() }))
  .max(20);

export const change = {
  ...common,
  cancel_at: clearable(moment).optional(),
  cancellation_details: cancellationDetails.optional(),
  discounts: clearable(discounts).optional(),
  items: itemChanges.optional(),
  proration_date: moment.optional(),
  trial_end: z.union([z.literal('now'), moment]).optional(),
} satisfies KnownTo<Stripe.SubscriptionUpdateParams>;
export type SubscriptionChange = z.output<z.ZodObject<typeof change>>;
export type PaymentSettingsParam = z.output<typeof paymentSettings>;
