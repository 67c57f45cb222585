import type Stripe from 'stripe';
import { plans } from '@nivel/contracts/billing/plans';
import type { Checkout } from './checkouts.repository.ts';

/**
 * The request to the provider for the page on which a plan is paid. Amounts are the provider's own: no input of a caller is in
 * it.
 */
export const sessionParameters = (
  { userId, tier, page, hasTrial, promotionId }: Checkout,
  customer: string,
  price: string,
  site: string,
): Stripe.Checkout.SessionCreateParams => {
  const back = new URL('/payment-success', site).href;
  const done = `${back}?session_id={CHECKOUT_SESSION_ID}`;
  const metadata = { user_id: userId };
  return {
    mode: 'subscription',
    customer,
    client_reference_id: userId,
    locale: 'es-419',
    line_items: [{ price, quantity: 1 }],
    ...(promotionId === null ? { allow_promotion_codes: true } : { discounts: [{ promotion_code: promotionId }] }),
    // Required for a trial too: later costs are charged without any action of the person.
    payment_method_collection: 'always',
    metadata,
    subscription_data: { metadata, ...(hasTrial && { trial_period_days: plans[tier].trialDays }) },
    ...(page === 'hosted'
      ? { ui_mode: 'hosted_page', success_url: done, cancel_url: new URL('/payment', site).href }
      : { ui_mode: 'elements', return_url: done }),
  };
};
