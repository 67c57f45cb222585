import type Stripe from 'stripe';

/** The objects of the provider that are read along with a subscription. */
const EXPANDED = ['latest_invoice', 'default_payment_method'];

/** A subscription with its latest invoice and its payment method; where it names nothing, that is its customer's. */
export const subscriptionAt = async (stripe: Stripe, id: string): Promise<Stripe.Subscription> => {
  const given = await stripe.subscriptions.retrieve(id, { expand: EXPANDED });
  return given.default_payment_method === null ? { ...given, ...(await methodOfCustomer(stripe, given)) } : given;
};

const methodOfCustomer = async (
  stripe: Stripe,
  { customer }: Stripe.Subscription,
): Promise<Pick<Stripe.Subscription, 'default_payment_method'>> => {
  const id = typeof customer === 'string' ? customer : customer.id;
  const given = await stripe.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] });
  return { default_payment_method: given.deleted ? null : given.invoice_settings.default_payment_method };
};
