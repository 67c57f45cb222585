import type Stripe from 'stripe';
import type { Pass } from '../passes/pass.ts';

/** The state of a pass's payment at the provider. */
export type PassStanding =
  | { readonly state: 'open' | 'expired' }
  | ({ readonly state: 'paid'; readonly isGivenBack: boolean } & Pick<Pass, 'intentId'>)
  | ({ readonly state: 'waiting' } & Pick<Pass, 'intentId' | 'voucherUrl' | 'payBy'>);

const PAYABLE: readonly string[] = ['requires_action', 'processing'];

const waiting = ({ id, next_action: step }: Stripe.PaymentIntent): PassStanding => {
  const voucher = step?.oxxo_display_details;
  const transfer = step?.display_bank_transfer_instructions;
  const payBy = voucher?.expires_after ?? null;
  return {
    ...{ state: 'waiting', intentId: id },
    voucherUrl: voucher?.hosted_voucher_url ?? transfer?.hosted_instructions_url ?? null,
    payBy: payBy === null ? null : new Date(payBy * 1_000),
  };
};

const paid = (intent: Stripe.Checkout.Session['payment_intent']): PassStanding => {
  if (intent === null || typeof intent === 'string') return { state: 'paid', intentId: intent, isGivenBack: false };
  const { id, latest_charge: charge } = intent;
  return { state: 'paid', intentId: id, isGivenBack: charge !== null && typeof charge !== 'string' && charge.refunded };
};

/** @param session with its payment and the charge of that; null: the provider does not know it */
export const passStanding = (session: Stripe.Checkout.Session | null): PassStanding => {
  if (session === null || session.status === 'expired') return { state: 'expired' };
  if (session.status === 'open') return { state: 'open' };
  const { payment_intent: intent } = session;
  if (session.payment_status === 'paid') return paid(intent);
  if (intent === null || typeof intent === 'string') return { state: 'open' };
  // An expired unpaid reference requires another payment method, which this page does not offer.
  return PAYABLE.includes(intent.status) ? waiting(intent) : { state: 'expired' };
};
