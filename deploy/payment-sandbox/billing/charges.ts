import type { Charge, PaymentIntent, PaymentMethod } from '../state/objects.ts';
import { pageKey } from '../state/page-key.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { Verdict } from './cards.ts';

const detailsOf = (method: PaymentMethod): Charge['payment_method_details'] => {
  const { card } = method;
  if (!card) return method.type === 'oxxo' ? { type: 'oxxo', oxxo: { number: null } } : { type: method.type };
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
};

const approved: NonNullable<Charge['outcome']> = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

/** The common fields of every charge of the sandbox. */
const constant = {
  object: 'charge',
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'NIVEL SANDBOX',
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

type Refusal = Extract<Verdict, { kind: 'refused' }>;

const outcomeOf = (refusal: Refusal | undefined): Charge['outcome'] =>
  refusal
    ? {
        ...approved,
        network_status: 'declined_by_network',
        reason: refusal.declineCode,
        seller_message: refusal.message,
        type: 'issuer_declined',
      }
    : approved;

/** The charge that a payment made, or the attempt that was refused. */
export const newCharge = (
  state: SandboxState,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal?: Refusal,
): Charge => {
  const isPaid = refusal === undefined;
  const id = newId('ch');
  const charge = state.put('charge', {
    ...constant,
    id,
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: method.billing_details,
    captured: isPaid,
    created: state.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    metadata: intent.metadata,
    outcome: outcomeOf(refusal),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: intent.receipt_email,
    receipt_url: isPaid ? `${state.origin}/receipts/${pageKey(state, id)}` : null,
    status: isPaid ? 'succeeded' : 'failed',
  });
  state.tell(isPaid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
};
