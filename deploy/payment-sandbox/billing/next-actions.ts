import type { PaymentIntent } from '../state/objects.ts';
import { pageKey } from '../state/page-key.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { StripeError } from '../wire/stripe-error.ts';

const DAY = 86_400;
/** Mexico City has had no summer time since 2022. */
const MEXICO_CITY = -6 * 3_600;

type Step = NonNullable<PaymentIntent['next_action']>;

/** The page on which the holder of a card confirms a payment. */
export const authenticationStep = (
  state: SandboxState,
  intent: string,
  returnUrl: string | undefined,
): {
  type: string;
  redirect_to_url?: { return_url: string | null; url: string | null };
  use_stripe_sdk?: Record<string, unknown>;
} => {
  const url = `${state.origin}/authenticate/${pageKey(state, intent)}`;
  return returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
};

/** Digits that belong to an id, for references one types at a counter. */
const digits = (id: string, length: number): string =>
  [...id]
    .map((sign) => String(sign.charCodeAt(0) % 10))
    .join('')
    .padEnd(length, '0')
    .slice(-length);

/** The last second of the day in Mexico City, a number of days later. */
const endOfDay = (now: number, days: number): number =>
  (Math.floor((now + MEXICO_CITY) / DAY) + days + 1) * DAY - MEXICO_CITY - 1;

/** @returns the moment at which an unpaid voucher expires; nothing for what does not expire */
export const voucherExpiry = (intent: PaymentIntent): number | undefined =>
  intent.status === 'requires_action'
    ? (intent.next_action?.oxxo_display_details?.expires_after ?? undefined)
    : undefined;

export const voucherStep = (state: SandboxState, intent: PaymentIntent, type: string): Step => {
  const url = `${state.origin}/vouchers/${pageKey(state, intent.id)}`;
  if (type === 'oxxo') {
    const days = intent.payment_method_options?.oxxo?.expires_after_days ?? 3;
    return {
      type: 'oxxo_display_details',
      oxxo_display_details: {
        expires_after: endOfDay(state.now(), days),
        hosted_voucher_url: url,
        number: digits(intent.id, 14),
      },
    };
  }
  if (!intent.customer)
    throw new StripeError(400, 'invalid_request_error', 'A bank transfer needs a customer.', { param: 'customer' });
  return {
    type: 'display_bank_transfer_instructions',
    display_bank_transfer_instructions: {
      amount_remaining: intent.amount,
      currency: intent.currency,
      financial_addresses: [{ type: 'spei', spei: speiAccount(intent.customer), supported_networks: [] }],
      hosted_instructions_url: url,
      reference: digits(intent.id, 7),
      type: 'mx_bank_transfer',
    },
  };
};

const noAddress = { city: null, country: 'MX', line1: null, line2: null, postal_code: null, state: null };

/** An account to pay into: the same for all payments of a customer. Its check digit is wrong on purpose. */
const speiAccount = (
  customer: string,
): {
  account_holder_address: typeof noAddress;
  account_holder_name: string;
  bank_address: typeof noAddress;
  bank_code: string;
  bank_name: string;
  clabe: string;
} => ({
  account_holder_address: noAddress,
  account_holder_name: 'NIVEL SANDBOX',
  bank_address: noAddress,
  bank_code: '000',
  bank_name: 'BANCO DE PRUEBA',
  clabe: `000${digits(customer, 15)}`,
});
