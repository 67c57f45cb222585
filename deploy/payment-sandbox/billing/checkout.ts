import type { CheckoutOrder, CheckoutSession, Customer, PaymentMethod } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { invalid, StripeError } from '../wire/stripe-error.ts';
import { isMethodType, verdictOn } from './cards.ts';
import { dueToday } from './checkout-form.ts';
import { newCustomer } from './customer-form.ts';
import { redeemable, type DiscountParam } from './discounts.ts';
import { confirmIntent, newIntent } from './payment-intents.ts';
import { confirmSetup, newSetup } from './setup-intents.ts';
import { createSubscription } from './subscriptions.ts';

export interface Payer {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** @throws StripeError where it was completed or has expired */
export const openSession = (state: SandboxState, id: string): CheckoutSession => {
  const session = state.get('checkout.session', id);
  if (session.status !== 'open')
    throw invalid(`This Checkout Session is ${session.status}.`, { code: 'checkout_not_open' });
  return session;
};

/** Takes a promotion code that a person typed; `false` if there is no such code. */
export const enterCode = (state: SandboxState, session: CheckoutSession, typed: string): boolean => {
  const code = session.allow_promotion_codes ? redeemable(state, typed, session.customer) : undefined;
  if (!code) return false;
  const order = state.change('order', session.id, { promotionCodeId: code.id });
  const due = dueToday(state, order);
  state.change('checkout.session', session.id, {
    amount_subtotal: due.subtotal,
    amount_total: due.total,
    discounts: [{ coupon: null, promotion_code: code.id }],
    total_details: { amount_discount: due.discount, amount_shipping: 0, amount_tax: 0 },
  });
  return true;
};

const payerOf = (state: SandboxState, session: CheckoutSession, { email, name }: Payer): Customer => {
  const known = state.find('customer', session.customer);
  return (
    known ??
    newCustomer(state, {
      email: session.customer_email ?? email ?? null,
      name: name ?? null,
      preferred_locales: ['es-MX'],
    })
  );
};

/** Whether the holder of the card has to authenticate first. @throws StripeError where the card is refused */
export const needsAuthentication = (state: SandboxState, method: PaymentMethod): boolean => {
  const verdict = verdictOn(state, method, false);
  if (verdict.kind === 'refused')
    throw new StripeError(402, 'card_error', verdict.message, {
      code: verdict.code,
      decline_code: verdict.declineCode,
    });
  return verdict.kind === 'action';
};

const discountsOf = ({ couponIds, promotionCodeId }: CheckoutOrder): DiscountParam[] =>
  promotionCodeId ? [{ promotion_code: promotionCodeId }] : couponIds.map((coupon) => ({ coupon }));

type Outcome = Partial<CheckoutSession>;

const subscribe = (
  state: SandboxState,
  order: CheckoutOrder,
  customer: Customer,
  method: PaymentMethod | undefined,
): Outcome => {
  const subscription = createSubscription(state, {
    customer: customer.id,
    items: order.lines.map(({ price, quantity }) => ({ price: price?.id ?? '', quantity: quantity ?? 1 })),
    trialDays: order.trialDays,
    trialEndBehavior: order.trialEndBehavior,
    paymentMethod: method?.id,
    paymentSettings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    paymentBehavior: 'error_if_incomplete',
    discounts: discountsOf(order),
    metadata: order.subscriptionMetadata,
    description: order.description,
  });
  return {
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    payment_status: dueToday(state, order).total === 0 ? 'no_payment_required' : 'paid',
  };
};

const payOnce = (
  state: SandboxState,
  session: CheckoutSession,
  order: CheckoutOrder,
  customer: Customer,
  method: PaymentMethod,
): Outcome => {
  const intent = newIntent(state, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'mxn',
    customer: customer.id,
    description: order.description,
    metadata: order.intentMetadata,
    receiptEmail: customer.email,
    types: session.payment_method_types.filter(isMethodType),
    futureUsage: order.saveCard ? 'off_session' : null,
    oxxoDays: session.payment_method_options?.oxxo?.expires_after_days,
  });
  const tried = confirmIntent(state, intent, method);
  return { payment_intent: tried.id, payment_status: tried.status === 'succeeded' ? 'paid' : 'unpaid' };
};

const keepCard = (state: SandboxState, order: CheckoutOrder, customer: Customer, method: PaymentMethod): Outcome => {
  const setup = newSetup(state, {
    customer: customer.id,
    metadata: order.intentMetadata,
    description: order.description,
  });
  return { setup_intent: confirmSetup(state, setup, method).id };
};

/**
 * Completes the purpose of the checkout and closes it. Cards are checked before, so that nothing fails halfway; a voucher
 * leaves the checkout unpaid for now.
 */
export const completeCheckout = (
  state: SandboxState,
  session: CheckoutSession,
  method: PaymentMethod | undefined,
  payer: Payer,
): CheckoutSession => {
  const order = state.get('order', session.id);
  const customer = payerOf(state, session, payer);
  if (!method && (session.mode !== 'subscription' || session.amount_total !== 0))
    throw invalid('A payment method is needed.', { code: 'parameter_missing', param: 'payment_method' });
  const outcome = ((): Outcome => {
    if (session.mode === 'subscription') return subscribe(state, order, customer, method);
    if (!method) return {};
    return session.mode === 'setup'
      ? keepCard(state, order, customer, method)
      : payOnce(state, session, order, customer, method);
  })();
  const done = state.change('checkout.session', session.id, {
    ...outcome,
    status: 'complete',
    url: null,
    customer: customer.id,
    customer_details: {
      address: customer.address ?? null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: payer.name ?? customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
  state.tell('checkout.session.completed', done);
  return done;
};
