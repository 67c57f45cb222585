import { v7 } from 'uuid';
import { paidTiers, type PaidTier } from '@nivel/contracts/billing/plan';
import type { BillingUnderTest } from './billing-under-test.ts';

export interface Subscriber {
  readonly userId: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly tier: PaidTier;
}

/** A number of people with a subscription at the provider, created there alone, without our own checkout. */
export const manySubscribers = async (
  billing: BillingUnderTest,
  count: number,
  { trialDays = 0, card = 'pm_card_visa' }: { trialDays?: number; card?: string } = {},
): Promise<Subscriber[]> => {
  const made: Subscriber[] = [];
  for (let index = 0; index < count; index += 1) {
    const [userId, tier] = [v7(), paidTiers[index % paidTiers.length] ?? 'pro'];
    const customer = await billing.stripe.customers.create({ email: `${userId}@example.test` });
    await billing.rows(
      'INSERT INTO customers (user_id, customer_id, email, full_name, created_at) VALUES ($1, $2, $3, $4, now())',
      [userId, customer.id, 'a@example.test', 'A'],
    );
    const method = await billing.stripe.paymentMethods.attach(card, { customer: customer.id });
    billing.giveFingerprint(method.id, v7());
    const subscription = await billing.stripe.subscriptions.create({
      customer: customer.id,
      default_payment_method: method.id,
      items: [{ price: billing.priceOf(tier) }],
      metadata: { user_id: userId },
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    });
    made.push({ userId, customerId: customer.id, subscriptionId: subscription.id, tier });
  }
  return made;
};
