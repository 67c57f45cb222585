import type { CheckoutOrder, CheckoutSession, Coupon, Customer, LineItem, Price } from '../state/objects.ts';
import { newId, randomText } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { amountOf } from './invoice-lines.ts';

export interface NewCheckout {
  readonly mode: 'payment' | 'setup' | 'subscription';
  readonly uiMode: 'elements' | 'embedded_page' | 'hosted_page';
  readonly customer: Customer | undefined;
  readonly email: string | null;
  readonly lines: readonly { readonly price: Price; readonly quantity: number }[];
  readonly currency: string | null;
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
  readonly returnUrl: string | undefined;
  readonly reference: string | null;
  readonly metadata: Record<string, string>;
  readonly methodTypes: readonly string[];
  readonly methodCollection: 'always' | 'if_required';
  readonly allowsPromotionCodes: boolean | null;
  readonly expiresAt: number;
  readonly locale: CheckoutSession['locale'];
  readonly oxxoDays: number | undefined;
}
export type NewOrder = Omit<CheckoutOrder, 'id' | 'lines'>;

const lineItem = (state: SandboxState, { price, quantity }: { price: Price; quantity: number }): LineItem => ({
  id: newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: amountOf(price, quantity),
  amount_tax: 0,
  amount_total: amountOf(price, quantity),
  currency: price.currency,
  description: state.find('product', price.product)?.name ?? price.id,
  metadata: {},
  price,
  quantity,
});

/** The discount of a coupon on a single payment. */
export const couponOff = (amount: number, coupon: Coupon | undefined): number =>
  coupon?.percent_off ? Math.round((amount * coupon.percent_off) / 100) : Math.min(amount, coupon?.amount_off ?? 0);

/** The amount to pay today: a trial costs nothing yet. */
export const dueToday = (
  state: SandboxState,
  { lines, trialDays, couponIds, promotionCodeId }: Omit<CheckoutOrder, 'id'>,
): { subtotal: number; discount: number; total: number } => {
  const full = lines.reduce((sum, line) => sum + (line.amount_subtotal ?? 0), 0);
  const subtotal = trialDays ? 0 : full;
  const code = state.find('promotion_code', promotionCodeId);
  const coupon = state.find('coupon', code?.promotion.coupon ?? couponIds[0]);
  const discount = couponOff(subtotal, coupon);
  return { subtotal, discount, total: subtotal - discount };
};

const detailsOf = (customer: Customer | undefined, email: string | null): CheckoutSession['customer_details'] => {
  const known = customer?.email ?? email;
  return known === null
    ? null
    : {
        address: customer?.address ?? null,
        business_name: null,
        email: known,
        individual_name: null,
        name: customer?.name ?? null,
        phone: customer?.phone ?? null,
        tax_exempt: 'none',
        tax_ids: [],
      };
};

const constant = {
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  integration_identifier: null,
  invoice: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_cost: null,
  status: 'open',
  submit_type: null,
  wallet_options: null,
} as const;

const addresses = (
  state: SandboxState,
  id: string,
  given: NewCheckout,
): Pick<CheckoutSession, 'cancel_url' | 'client_secret' | 'return_url' | 'success_url' | 'ui_mode' | 'url'> => {
  const isHosted = given.uiMode === 'hosted_page';
  return {
    cancel_url: given.cancelUrl,
    client_secret: isHosted ? null : `${id}_secret_${randomText(40)}`,
    ...(given.returnUrl !== undefined && { return_url: given.returnUrl }),
    success_url: given.successUrl,
    ui_mode: given.uiMode,
    url: isHosted ? `${state.origin}/checkout/${id}` : null,
  };
};

const creationOf = ({ customer, mode }: NewCheckout): CheckoutSession['customer_creation'] => {
  if (customer) return null;
  return mode === 'subscription' ? 'always' : 'if_required';
};

/** A checkout that is open. Its id is a secret of 345 bits, as it is the address of its page. */
export const openCheckout = (state: SandboxState, given: NewCheckout, order: NewOrder): CheckoutSession => {
  const id = `cs_test_${randomText(58)}`;
  const lines = given.lines.map((line) => lineItem(state, line));
  const due = dueToday(state, { ...order, lines });
  const isSetup = given.mode === 'setup';
  state.put('order', { ...order, id, lines });
  return state.put('checkout.session', {
    ...constant,
    ...addresses(state, id, given),
    id,
    allow_promotion_codes: given.allowsPromotionCodes,
    allowed_payment_method_types: [...given.methodTypes],
    amount_subtotal: isSetup ? null : due.subtotal,
    amount_total: isSetup ? null : due.total,
    client_reference_id: given.reference,
    created: state.now(),
    currency: isSetup ? given.currency : (lines[0]?.currency ?? null),
    custom_fields: [],
    customer: given.customer?.id ?? null,
    customer_creation: creationOf(given),
    customer_details: detailsOf(given.customer, given.email),
    customer_email: given.customer ? null : given.email,
    discounts: [],
    expires_at: given.expiresAt,
    invoice_creation: null,
    locale: given.locale,
    metadata: given.metadata,
    mode: given.mode,
    payment_intent: null,
    payment_method_collection: given.mode === 'subscription' ? given.methodCollection : null,
    payment_method_options: {
      ...(given.methodTypes.includes('oxxo') && { oxxo: { expires_after_days: given.oxxoDays ?? 3 } }),
    },
    payment_method_types: [...given.methodTypes],
    payment_status: isSetup ? 'no_payment_required' : 'unpaid',
    setup_intent: null,
    shipping_options: [],
    subscription: null,
    total_details: isSetup ? null : { amount_discount: due.discount, amount_shipping: 0, amount_tax: 0 },
  });
};
