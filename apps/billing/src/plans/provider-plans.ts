import Stripe from 'stripe';
import { paidTiers, type PaidTier } from '@nivel/contracts/billing/plan';
import { plans } from '@nivel/contracts/billing/plans';

/** A plan at the payment provider. */
export interface ProviderPlan {
  readonly productId: string;
  /** The price that is sold first; those that were sold before it after that. */
  readonly priceIds: readonly string[];
}

const isThereAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';

const productOf = async (stripe: Stripe, tier: PaidTier): Promise<string> => {
  const id = `nivel_${tier}`;
  const shown = { name: `Nivel ${plans[tier].name}`, description: plans[tier].description };
  try {
    await stripe.products.create({ id, ...shown });
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    await stripe.products.update(id, shown);
  }
  return id;
};

/** The present price; the key moves to a new one when it changed, and subscribers at an older one continue to pay that. */
const priceOf = async (stripe: Stripe, tier: PaidTier, product: string): Promise<string> => {
  const lookup_key = `nivel_${tier}_monthly`;
  const { price: unit_amount, currency } = plans[tier];
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
  const current = data.find((one) => one.unit_amount === unit_amount && one.currency === currency);
  if (current) return current.id;
  const made = await stripe.prices.create({
    ...{ product, currency, unit_amount, lookup_key, transfer_lookup_key: true, tax_behavior: 'inclusive' },
    recurring: { interval: 'month' },
  });
  return made.id;
};

const planOf = async (stripe: Stripe, tier: PaidTier): Promise<ProviderPlan> => {
  const productId = await productOf(stripe, tier);
  const current = await priceOf(stripe, tier, productId);
  const { data } = await stripe.prices.list({ product: productId, limit: 100 });
  const older = data.filter((one) => one.id !== current && one.recurring !== null).map(({ id }) => id);
  return { productId, priceIds: [current, ...older] };
};

/**
 * Creates missing products and prices of the plans at the payment provider, under ids and keys of our own: a second run finds
 * them.
 * @throws StripeError
 */
export const setUpPlans = async (stripe: Stripe): Promise<Readonly<Record<PaidTier, ProviderPlan>>> => {
  const made = paidTiers.map(async (tier) => [tier, await planOf(stripe, tier)] as const);
  return Object.fromEntries(await Promise.all(made)) as Record<PaidTier, ProviderPlan>;
};

/** The settings that name these plans, for the environment of this service. */
export const planSettings = (made: Readonly<Record<PaidTier, ProviderPlan>>): Record<string, string> =>
  Object.fromEntries(
    paidTiers.flatMap((tier) => [
      [`STRIPE_PRICE_${tier.toUpperCase()}`, made[tier].priceIds.join(',')],
      [`STRIPE_PRODUCT_${tier.toUpperCase()}`, made[tier].productId],
    ]),
  );
