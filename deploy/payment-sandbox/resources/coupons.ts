import type Stripe from 'stripe';
import { z } from 'zod';
import type { Coupon } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { currency, id, ids, metadata, moment, read, share, text, whole, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { listing, mergedMetadata, retrieving } from './reading.ts';

const fields = {
  amount_off: whole.optional(),
  currency: currency.optional(),
  duration: z.enum(['forever', 'once', 'repeating']).optional(),
  duration_in_months: whole.optional(),
  expand: ids.optional(),
  id: id.optional(),
  max_redemptions: whole.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  percent_off: share.optional(),
  redeem_by: moment.optional(),
} satisfies KnownTo<Stripe.CouponCreateParams>;

type Asked = z.output<z.ZodObject<typeof fields>>;

const checkAmount = ({ percent_off: percent, amount_off: amount, currency: money }: Asked): void => {
  if ((percent === undefined) === (amount === undefined))
    throw invalid('Give percent_off or amount_off.', { param: 'percent_off' });
  if (percent !== undefined && (percent <= 0 || percent > 100))
    throw invalid('percent_off must be above 0 and at most 100.', { param: 'percent_off' });
  if (amount !== undefined && (amount <= 0 || money === undefined))
    throw invalid('amount_off must be positive and needs a currency.', { param: 'amount_off' });
};

const check = (state: SandboxState, asked: Asked): void => {
  checkAmount(asked);
  if ((asked.duration === 'repeating') !== (asked.duration_in_months !== undefined))
    throw invalid('duration_in_months goes with the duration repeating.', { param: 'duration_in_months' });
  if (asked.id && state.find('coupon', asked.id))
    throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
};

const create = (state: SandboxState, form: FormFields): Coupon => {
  const asked = read(fields, form);
  check(state, asked);
  const { percent_off: percent = null, amount_off: amount = null, duration = 'once' } = asked;
  const coupon = state.put('coupon', {
    id: asked.id ?? newId('coupon'),
    object: 'coupon',
    amount_off: amount,
    created: state.now(),
    currency: amount === null ? null : (asked.currency ?? null),
    duration,
    duration_in_months: asked.duration_in_months ?? null,
    livemode: false,
    max_redemptions: asked.max_redemptions ?? null,
    metadata: mergedMetadata({}, asked.metadata),
    name: asked.name ?? null,
    percent_off: percent,
    redeem_by: asked.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
  state.tell('coupon.created', coupon);
  return coupon;
};

export const coupons = (state: SandboxState): Route[] => [
  { method: 'POST', path: '/v1/coupons', answer: ({ fields: form }) => create(state, form) },
  {
    method: 'DELETE',
    path: '/v1/coupons/:id',
    answer: ({ path: { id: couponId = '' } }) => {
      const gone = state.change('coupon', couponId, { valid: false });
      state.tell('coupon.deleted', gone);
      return { id: couponId, object: 'coupon', deleted: true };
    },
  },
  retrieving(state, 'coupon', '/v1/coupons'),
  listing(state, { kind: 'coupon', path: '/v1/coupons', filters: {}, fits: ({ valid }) => valid }),
];
