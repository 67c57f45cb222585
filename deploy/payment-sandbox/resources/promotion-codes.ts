import { z } from 'zod';
import type { PromotionCode } from '../state/objects.ts';
import { newId, randomText } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { flag, id, ids, metadata, moment, read, whole } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { givenOnly, listing, mergedMetadata, retrieving } from './reading.ts';

const CODE = z.string().regex(/^[A-Za-z0-9-]{1,500}$/);
const fields = {
  active: flag.optional(),
  expand: ids.optional(),
  metadata: metadata.optional(),
};

const create = (state: SandboxState, form: FormFields): PromotionCode => {
  const asked = read(
    {
      ...fields,
      code: CODE.optional(),
      customer: id.optional(),
      expires_at: moment.optional(),
      max_redemptions: whole.optional(),
      promotion: z.strictObject({ type: z.literal('coupon'), coupon: id }),
    },
    form,
  );
  const coupon = state.get('coupon', asked.promotion.coupon, 'promotion[coupon]');
  const code = asked.code ?? randomText(8).toUpperCase();
  const isTaken = state
    .table('promotion_code')
    .last((one) => one.active && one.code.toLowerCase() === code.toLowerCase());
  if (isTaken)
    throw invalid('An active promotion code with that code already exists.', {
      code: 'resource_already_exists',
      param: 'code',
    });
  const created = state.put('promotion_code', {
    id: newId('promo'),
    object: 'promotion_code',
    active: asked.active ?? true,
    code,
    created: state.now(),
    customer: asked.customer ?? null,
    customer_account: null,
    expires_at: asked.expires_at ?? null,
    livemode: false,
    max_redemptions: asked.max_redemptions ?? null,
    metadata: mergedMetadata({}, asked.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  });
  state.tell('promotion_code.created', created);
  return created;
};

export const promotionCodes = (state: SandboxState): Route[] => [
  { method: 'POST', path: '/v1/promotion_codes', answer: ({ fields: form }) => create(state, form) },
  {
    method: 'POST',
    path: '/v1/promotion_codes/:id',
    answer: ({ path: { id: codeId = '' }, fields: form }) => {
      const { expand: _, ...asked } = read(fields, form);
      const before = state.get('promotion_code', codeId);
      const changed = { ...givenOnly(asked), metadata: mergedMetadata(before.metadata, asked.metadata) };
      return state.change('promotion_code', codeId, changed, 'promotion_code.updated');
    },
  },
  retrieving(state, 'promotion_code', '/v1/promotion_codes'),
  listing(state, {
    kind: 'promotion_code',
    path: '/v1/promotion_codes',
    filters: { active: flag.optional(), code: CODE.optional(), coupon: id.optional(), customer: id.optional() },
    fits: (row, { active, code, coupon, customer }) =>
      (active === undefined || row.active === active) &&
      (code === undefined || row.code.toLowerCase() === code.toLowerCase()) &&
      (coupon === undefined || row.promotion.coupon === coupon) &&
      (customer === undefined || row.customer === customer),
  }),
];
