import type { Coupon, Discount, InvoiceLine, PromotionCode } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { invalid } from '../wire/stripe-error.ts';
import { addMonths } from './period.ts';

export interface DiscountParam {
  readonly coupon?: string | undefined;
  readonly promotion_code?: string | undefined;
}

const couponIsValid = (coupon: Coupon, now: number): boolean =>
  coupon.valid &&
  (coupon.redeem_by === null || coupon.redeem_by >= now) &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);

const codeIsValid = (code: PromotionCode, customer: string | null, now: number): boolean =>
  code.active &&
  (code.expires_at === null || code.expires_at >= now) &&
  (code.max_redemptions === null || code.times_redeemed < code.max_redemptions) &&
  (code.customer === null || code.customer === customer);

/** A promotion code as a person typed it, if it can still be redeemed by that customer. */
export const redeemable = (state: SandboxState, typed: string, customer: string | null): PromotionCode | undefined => {
  const wanted = typed.trim().toLowerCase();
  const code = state
    .table('promotion_code')
    .last((one) => one.code.toLowerCase() === wanted && codeIsValid(one, customer, state.now()));
  const coupon = state.find('coupon', code?.promotion.coupon);
  return coupon && couponIsValid(coupon, state.now()) ? code : undefined;
};

const couponOf = (
  state: SandboxState,
  { coupon, promotion_code }: DiscountParam,
  customer: string | null,
): Redeemed => {
  const code = promotion_code ? state.get('promotion_code', promotion_code, 'discounts[0][promotion_code]') : undefined;
  if (code && !codeIsValid(code, customer, state.now()))
    throw invalid('This promotion code cannot be redeemed.', {
      code: 'promotion_code_expired',
      param: 'discounts[0][promotion_code]',
    });
  const found = state.get('coupon', code?.promotion.coupon ?? coupon ?? '', 'discounts[0][coupon]');
  if (!couponIsValid(found, state.now()))
    throw invalid(`Coupon expired: ${found.id}`, { code: 'coupon_expired', param: 'discounts[0][coupon]' });
  return { coupon: found, code };
};

const endOf = ({ duration, duration_in_months }: Coupon, start: number): number | null =>
  duration === 'repeating' ? addMonths(start, duration_in_months ?? 1) : null;

interface Redeemed {
  readonly coupon: Coupon;
  readonly code: PromotionCode | undefined;
}

const discountForm = ({ coupon, code }: Redeemed, customer: string | null, now: number): Discount => ({
  id: newId('di'),
  object: 'discount',
  checkout_session: null,
  customer,
  customer_account: null,
  end: endOf(coupon, now),
  invoice: null,
  invoice_item: null,
  promotion_code: code?.id ?? null,
  source: { coupon: coupon.id, type: 'coupon' },
  start: now,
  subscription: null,
  subscription_item: null,
});

/** A discount that is not kept anywhere, for previews. */
export const unkeptDiscount = (state: SandboxState, param: DiscountParam, customer: string | null): Discount =>
  discountForm(couponOf(state, param, customer), customer, state.now());

/** Redeems a coupon or promotion code for a subscription. */
export const redeem = (
  state: SandboxState,
  param: DiscountParam,
  customer: string,
  subscription: string | null,
): Discount => {
  const redeemed = couponOf(state, param, customer);
  const { coupon, code } = redeemed;
  state.change('coupon', coupon.id, { times_redeemed: coupon.times_redeemed + 1 });
  if (code) state.change('promotion_code', code.id, { times_redeemed: code.times_redeemed + 1 });
  const discount = state.put('discount', { ...discountForm(redeemed, customer, state.now()), subscription });
  state.tell('customer.discount.created', discount);
  return discount;
};

/** Whether a discount still counts at that moment. */
export const isRunning = ({ end }: Discount, now: number): boolean => end === null || end > now;

const amountsOf = (coupon: Coupon, amounts: readonly number[]): number[] => {
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  const { percent_off, amount_off } = coupon;
  if (percent_off !== null) return amounts.map((amount) => Math.round((Math.max(0, amount) * percent_off) / 100));
  const off = Math.min(amount_off ?? 0, total);
  let left = off;
  return amounts.map((amount, index) => {
    const isLast = index === amounts.length - 1;
    const share = isLast || total === 0 ? left : Math.round((Math.max(0, amount) * off) / total);
    left -= share;
    return share;
  });
};

/** The lines with the reduction of each discount, one after the other. */
export const discounted = (
  state: SandboxState,
  lines: readonly InvoiceLine[],
  discounts: readonly Discount[],
): InvoiceLine[] => {
  let result = [...lines];
  for (const discount of discounts) {
    const coupon = state.find('coupon', discount.source.coupon);
    if (!coupon) continue;
    const left = result.map(({ amount, discount_amounts, discountable }) =>
      discountable ? amount - (discount_amounts ?? []).reduce((sum, one) => sum + one.amount, 0) : 0,
    );
    const off = amountsOf(coupon, left);
    result = result.map((line, index) => ({
      ...line,
      discount_amounts: line.discountable
        ? [...(line.discount_amounts ?? []), { amount: off[index] ?? 0, discount: discount.id }]
        : line.discount_amounts,
    }));
  }
  return result;
};
