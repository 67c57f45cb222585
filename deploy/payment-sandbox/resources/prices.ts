import type Stripe from 'stripe';
import { z } from 'zod';
import type { Price } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { currency, flag, id, ids, metadata, read, text, whole, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { newProduct } from './products.ts';
import { givenOnly, listing, mergedMetadata, retrieving } from './reading.ts';

const recurring = z.strictObject({
  interval: z.enum(['day', 'month', 'week', 'year']),
  interval_count: whole.optional(),
  usage_type: z.enum(['licensed']).optional(),
});
const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);
const fields = {
  active: flag.optional(),
  expand: ids.optional(),
  lookup_key: text.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  tax_behavior: taxBehavior.optional(),
  transfer_lookup_key: flag.optional(),
} satisfies KnownTo<Stripe.PriceUpdateParams>;

/** The input of a price within another call, as `price_data`. */
export const priceData = {
  currency,
  product: id.optional(),
  product_data: z.strictObject({ name: text, description: text.optional(), metadata: metadata.optional() }).optional(),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.optional(),
  unit_amount: whole,
};
type PriceData = z.output<z.ZodObject<typeof priceData>>;

/** One key, one price: a key in use moves only on request. */
const freeKey = (state: SandboxState, key: string | undefined, moves: boolean | undefined): void => {
  const holder = key === undefined ? undefined : state.table('price').last(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!moves)
    throw invalid(`A price already uses the lookup key ${key}.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    });
  state.change('price', holder.id, { lookup_key: null }, 'price.updated');
};

export const newPrice = (state: SandboxState, data: PriceData, given: Partial<Price> = {}): Price => {
  if (data.unit_amount < 0) throw invalid('unit_amount must not be negative.', { param: 'unit_amount' });
  const { product_data: described } = data;
  const product = described
    ? newProduct(state, { ...givenOnly(described), name: described.name })
    : state.get('product', data.product ?? '', 'product');
  const price = state.put('price', {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: state.now(),
    currency: data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: product.id,
    recurring: data.recurring
      ? {
          interval: data.recurring.interval,
          interval_count: data.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: data.recurring ? 'recurring' : 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: String(data.unit_amount),
    ...given,
  });
  state.tell('price.created', price);
  return price;
};

const create = (state: SandboxState, form: FormFields): Price => {
  const asked = read({ ...fields, ...priceData }, form);
  freeKey(state, asked.lookup_key, asked.transfer_lookup_key);
  const { active, lookup_key, nickname } = asked;
  return newPrice(state, asked, {
    ...givenOnly({ active, lookup_key, nickname }),
    metadata: mergedMetadata({}, asked.metadata),
  });
};

export const prices = (state: SandboxState): Route[] => [
  { method: 'POST', path: '/v1/prices', answer: ({ fields: form }) => create(state, form) },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    answer: ({ path: { id: priceId = '' }, fields: form }) => {
      const { expand: _, transfer_lookup_key: moves, ...asked } = read(fields, form);
      const before = state.get('price', priceId);
      if (asked.lookup_key !== before.lookup_key) freeKey(state, asked.lookup_key, moves);
      const changed = { ...givenOnly(asked), metadata: mergedMetadata(before.metadata, asked.metadata) };
      return state.change('price', priceId, changed, 'price.updated');
    },
  },
  retrieving(state, 'price', '/v1/prices'),
  listing(state, {
    kind: 'price',
    path: '/v1/prices',
    filters: {
      active: flag.optional(),
      currency: currency.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      product: id.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    },
    fits: (price, { active, currency: money, lookup_keys: keys, product, type }) =>
      (active === undefined || price.active === active) &&
      (money === undefined || price.currency === money) &&
      (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
      (product === undefined || price.product === product) &&
      (type === undefined || price.type === type),
  }),
];
