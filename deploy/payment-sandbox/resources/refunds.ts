import type Stripe from 'stripe';
import { z } from 'zod';
import type { Charge, Refund } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { id, ids, metadata, read, whole, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { listing, mergedMetadata, retrieving } from './reading.ts';

const PATH = '/v1/refunds';

const fields = {
  amount: whole.optional(),
  charge: id.optional(),
  expand: ids.optional(),
  metadata: metadata.optional(),
  payment_intent: id.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
} satisfies KnownTo<Stripe.RefundCreateParams>;

/** The refunded amount: the charge itself, or that of a payment. */
const chargeOf = (state: SandboxState, charge: string | undefined, intent: string | undefined): Charge => {
  if ((charge === undefined) === (intent === undefined))
    throw invalid('Give charge or payment_intent.', { param: 'payment_intent' });
  const chargeId = charge ?? state.get('payment_intent', intent ?? '').latest_charge;
  const found = state.find('charge', chargeId);
  if (!found?.paid) throw invalid('It has no successful charge to refund.', { param: 'payment_intent' });
  return found;
};

const create = (state: SandboxState, form: FormFields): Refund => {
  const asked = read(fields, form);
  const charge = chargeOf(state, asked.charge, asked.payment_intent);
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const left = charge.amount - charge.amount_refunded;
  const amount = asked.amount ?? left;
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount (${amount}) is not within the unrefunded amount on charge (${left}).`, {
      param: 'amount',
    });
  const refund = state.put('refund', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergedMetadata({}, asked.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = charge.amount_refunded + amount;
  const changed = { amount_refunded: refunded, refunded: refunded === charge.amount };
  state.tell('refund.created', refund);
  state.tell('charge.refunded', state.change('charge', charge.id, changed));
  return refund;
};

/** Money that is given back; it arrives immediately. */
export const refunds = (state: SandboxState): Route[] => [
  { method: 'POST', path: PATH, answer: ({ fields: form }) => create(state, form) },
  retrieving(state, 'refund', PATH),
  listing(state, {
    kind: 'refund',
    path: PATH,
    filters: { charge: id.optional(), payment_intent: id.optional() },
    fits: (refund, { charge, payment_intent: intent }) =>
      (charge === undefined || refund.charge === charge) && (intent === undefined || refund.payment_intent === intent),
  }),
];
