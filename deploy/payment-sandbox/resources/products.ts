import type Stripe from 'stripe';
import { z } from 'zod';
import type { Product } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { clearable, flag, id, ids, metadata, read, text, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { givenOnly, listing, mergedMetadata, retrieving } from './reading.ts';

const fields = {
  active: flag.optional(),
  default_price: id.optional(),
  description: clearable(text).optional(),
  expand: ids.optional(),
  images: z.array(text).optional(),
  marketing_features: z.array(z.strictObject({ name: text })).optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  statement_descriptor: text.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
} satisfies KnownTo<Stripe.ProductUpdateParams>;

export const newProduct = (
  state: SandboxState,
  { id: wanted, name, ...given }: Partial<Product> & { readonly name: string },
): Product => {
  if (wanted && state.find('product', wanted))
    throw invalid(`Product already exists: ${wanted}`, { code: 'resource_already_exists', param: 'id' });
  const product = state.put('product', {
    id: wanted ?? newId('prod'),
    object: 'product',
    active: true,
    created: state.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: state.now(),
    url: null,
    ...given,
  });
  state.tell('product.created', product);
  return product;
};

export const products = (state: SandboxState): Route[] => [
  {
    method: 'POST',
    path: '/v1/products',
    answer: ({ fields: form }) => {
      const { expand: _, ...asked } = read({ ...fields, id: id.optional(), name: text }, form);
      return newProduct(state, { ...givenOnly(asked), name: asked.name, metadata: mergedMetadata({}, asked.metadata) });
    },
  },
  {
    method: 'POST',
    path: '/v1/products/:id',
    answer: ({ path: { id: productId = '' }, fields: form }) => {
      const { expand: _, ...asked } = read(fields, form);
      const { metadata: before } = state.get('product', productId);
      const changed = { ...givenOnly(asked), metadata: mergedMetadata(before, asked.metadata), updated: state.now() };
      return state.change('product', productId, changed, 'product.updated');
    },
  },
  retrieving(state, 'product', '/v1/products'),
  listing(state, {
    kind: 'product',
    path: '/v1/products',
    filters: { active: flag.optional(), ids: ids.optional() },
    fits: (product, { active, ids: wanted }) =>
      (active === undefined || product.active === active) && (wanted === undefined || wanted.includes(product.id)),
  }),
];
