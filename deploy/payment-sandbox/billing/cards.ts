import { createHmac } from 'node:crypto';
import type { CardBehaviour, PaymentMethod } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { StripeError } from '../wire/stripe-error.ts';

/** The test cards. Several pay, so that several people can; one has no funds at a renewal, and the charges of the last one are disputed. */
export const TEST_CARDS: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>(
  Object.entries({
    '4242424242424242': 'succeeds',
    '4000004840008001': 'succeeds',
    '5555555555554444': 'succeeds',
    '2223003122003222': 'succeeds',
    '378282246310005': 'succeeds',
    '6011111111111117': 'succeeds',
    '4000000000000002': 'declined',
    '4000002500003155': 'authenticates',
    '4000000000000341': 'fails-on-renewal',
    '4000000000000259': 'disputed',
  } as const),
);

/** Stripe's ready-made payment methods for tests, by the number they represent. */
const READY_MADE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pm_card_visa: '4242424242424242',
    pm_card_visa_chargeDeclined: '4000000000000002',
    pm_card_authenticationRequired: '4000002500003155',
    pm_card_chargeCustomerFail: '4000000000000341',
    pm_card_createDispute: '4000000000000259',
  }),
);

export interface CardDetails {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}
export interface Billing {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}
export const METHOD_TYPES = ['card', 'oxxo', 'customer_balance'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];
export const isMethodType = (type: string): type is MethodType => METHOD_TYPES.some((known) => known === type);

const refuse = (code: string, message: string, param: string): StripeError =>
  new StripeError(402, 'card_error', message, { code, param });

const checked = ({ number, expMonth, expYear }: CardDetails, now: number): CardBehaviour => {
  const behaviour = TEST_CARDS.get(number);
  if (!behaviour)
    throw refuse('incorrect_number', 'The sandbox takes test cards only, such as 4242 4242 4242 4242.', 'number');
  if (expMonth < 1 || expMonth > 12)
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const today = new Date(now * 1_000);
  if (expYear * 12 + expMonth < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1)
    throw refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  return behaviour;
};

const BRANDS: Readonly<Record<string, 'visa' | 'mastercard' | 'amex' | 'discover'>> = {
  '2': 'mastercard',
  '3': 'amex',
  '4': 'visa',
  '5': 'mastercard',
  '6': 'discover',
};

/** The same card has the same fingerprint in one sandbox, and another elsewhere. */
const fingerprintOf = (state: SandboxState, number: string): string =>
  createHmac('sha256', state.keys.secretKey).update(number).digest('hex').slice(0, 16);

const blank = (type: MethodType, { name, email, phone }: Billing, created: number): PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: email ?? null,
    name: name ?? null,
    phone: phone ?? null,
    tax_id: null,
  },
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type,
});

/** @throws StripeError a card error if the card is not a test card, or expired */
export const newCard = (state: SandboxState, card: CardDetails, billing: Billing = {}): PaymentMethod => {
  const behaviour = checked(card, state.now());
  const brand = BRANDS[card.number.charAt(0)] ?? 'visa';
  const method: PaymentMethod = {
    ...blank('card', billing, state.now()),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'MX',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: fingerprintOf(state, card.number),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
  state.put('card', { id: method.id, behaviour });
  return state.put('payment_method', method);
};

export const newVoucherMethod = (
  state: SandboxState,
  type: 'oxxo' | 'customer_balance',
  billing: Billing,
): PaymentMethod => state.put('payment_method', { ...blank(type, billing, state.now()), [type]: {} });

/** A payment method by id; one of Stripe's ready-made names makes a new one. */
export const methodFor = (state: SandboxState, id: string, param = 'payment_method'): PaymentMethod => {
  const number = READY_MADE.get(id);
  if (number === undefined) return state.get('payment_method', id, param);
  return newCard(state, { number, expMonth: 12, expYear: new Date(state.now() * 1_000).getUTCFullYear() + 3 });
};

/** Ties a payment method to a customer; it stays with the first. */
export const attach = (state: SandboxState, method: PaymentMethod, customer: string): PaymentMethod => {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw new StripeError(400, 'invalid_request_error', 'The payment method belongs to another customer.', {
      code: 'payment_method_unexpected_state',
    });
  const attached = state.change('payment_method', method.id, { customer });
  state.tell('payment_method.attached', attached);
  return attached;
};

export type Verdict =
  | { readonly kind: 'paid' }
  | { readonly kind: 'action' }
  | { readonly kind: 'refused'; readonly code: string; readonly declineCode: string; readonly message: string };

const refused = (code: string, declineCode: string, message: string): Verdict => ({
  kind: 'refused',
  code,
  declineCode,
  message,
});

/** The result of charging a card, with its owner present or not. */
export const verdictOn = (state: SandboxState, method: PaymentMethod, isOffSession: boolean): Verdict => {
  const behaviour = state.find('card', method.id)?.behaviour;
  if (behaviour === 'declined') return refused('card_declined', 'generic_decline', 'Your card was declined.');
  if (behaviour === 'fails-on-renewal' && isOffSession)
    return refused('card_declined', 'insufficient_funds', 'Your card has insufficient funds.');
  if (behaviour !== 'authenticates') return { kind: 'paid' };
  return isOffSession
    ? refused(
        'authentication_required',
        'authentication_required',
        'Your card was declined. This transaction requires authentication.',
      )
    : { kind: 'action' };
};
