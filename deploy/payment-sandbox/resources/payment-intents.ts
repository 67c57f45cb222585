import type Stripe from 'stripe';
import { z } from 'zod';
import { methodFor } from '../billing/cards.ts';
import { afterPayment } from '../billing/collect.ts';
import { confirmIntent, newIntent, refusalOf } from '../billing/payment-intents.ts';
import type { PaymentIntent, PaymentMethod } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { clearable, currency, flag, id, ids, metadata, read, text, whole, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { ApiCall, Route } from '../wire/route.ts';
import { methodFields, newMethod } from './payment-methods.ts';
import { givenOnly, listing, mergedMetadata, retrieving } from './reading.ts';
import { ofPublicCall } from './public-call.ts';

const PATH = '/v1/payment_intents';
/** Stripe takes no less than ten pesos. */
const LEAST: Readonly<Record<string, number>> = { mxn: 1_000 };

const futureUsage = z.enum(['off_session', 'on_session']);
const automatic = z.strictObject({ allow_redirects: z.enum(['always', 'never']).optional(), enabled: flag });
const options = z.strictObject({
  card: z.strictObject({ request_three_d_secure: text.optional() }).optional(),
  customer_balance: z
    .strictObject({
      bank_transfer: z
        .strictObject({ requested_address_types: z.array(text).optional(), type: z.literal('mx_bank_transfer') })
        .optional(),
      funding_type: z.literal('bank_transfer').optional(),
    })
    .optional(),
  oxxo: z.strictObject({ expires_after_days: whole.optional() }).optional(),
});
const types = z.array(z.enum(['card', 'customer_balance', 'oxxo'])).min(1);
const confirmation = {
  expand: ids.optional(),
  off_session: flag.optional(),
  payment_method: id.optional(),
  payment_method_data: methodFields.optional(),
  payment_method_options: options.optional(),
  return_url: z.url().optional(),
  setup_future_usage: futureUsage.optional(),
} satisfies KnownTo<Stripe.PaymentIntentConfirmParams>;
const creation = {
  ...confirmation,
  allowed_payment_method_types: types.optional(),
  amount: whole,
  automatic_payment_methods: automatic.optional(),
  confirm: flag.optional(),
  currency,
  customer: id.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
} satisfies KnownTo<Stripe.PaymentIntentCreateParams>;
const change = {
  amount: whole.optional(),
  customer: id.optional(),
  description: clearable(text).optional(),
  expand: ids.optional(),
  metadata: metadata.optional(),
  receipt_email: clearable(text).optional(),
  setup_future_usage: clearable(futureUsage).optional(),
} satisfies KnownTo<Stripe.PaymentIntentUpdateParams>;
/** Browsers show it beside the publishable key. */
const secret = { client_secret: text.optional() };
type Confirmation = z.output<z.ZodObject<typeof confirmation>>;

const methodOf = (state: SandboxState, asked: Confirmation): PaymentMethod | undefined => {
  if (asked.payment_method_data) return newMethod(state, asked.payment_method_data);
  return asked.payment_method === undefined ? undefined : methodFor(state, asked.payment_method);
};

/** Confirms as asked. A refusal is answered as an error, and stays. */
const confirm = (state: SandboxState, before: PaymentIntent, asked: Confirmation): PaymentIntent => {
  const method = methodOf(state, asked) ?? state.find('payment_method', before.payment_method);
  if (!method)
    throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
      payment_intent: before,
    });
  const intent = asked.setup_future_usage
    ? state.change('payment_intent', before.id, { setup_future_usage: asked.setup_future_usage })
    : before;
  const tried = confirmIntent(state, intent, method, {
    isOffSession: asked.off_session,
    returnUrl: asked.return_url,
  });
  afterPayment(state, tried);
  const refusal = refusalOf(tried);
  if (refusal) throw refusal;
  return state.get('payment_intent', tried.id);
};

const create = (state: SandboxState, form: FormFields): PaymentIntent => {
  const asked = read(creation, form);
  if (asked.amount < (LEAST[asked.currency] ?? 1))
    throw invalid('Amount must be at least 10.00 mxn.', { code: 'amount_too_small', param: 'amount' });
  if (asked.customer) state.get('customer', asked.customer, 'customer');
  const allowed = asked.allowed_payment_method_types;
  const intent = newIntent(state, {
    amount: asked.amount,
    currency: asked.currency,
    customer: asked.customer,
    description: asked.description,
    metadata: mergedMetadata({}, asked.metadata),
    receiptEmail: asked.receipt_email,
    types: allowed ?? (asked.currency === 'mxn' ? ['card', 'oxxo'] : ['card']),
    isAutomatic: !allowed,
    futureUsage: asked.setup_future_usage,
    oxxoDays: asked.payment_method_options?.oxxo?.expires_after_days,
  });
  if (asked.confirm) return confirm(state, intent, asked);
  const method = methodOf(state, asked);
  if (!method) return intent;
  return state.change('payment_intent', intent.id, { status: 'requires_confirmation', payment_method: method.id });
};

const update = (state: SandboxState, { path, fields: form }: ApiCall): PaymentIntent => {
  const asked = read(change, form);
  const { expand: _, ...fields } = asked;
  const before = state.get('payment_intent', path['id'] ?? '');
  if (before.status === 'succeeded' || before.status === 'canceled')
    throw invalid(`This PaymentIntent is ${before.status}.`, { code: 'payment_intent_unexpected_state' });
  const changed = { ...givenOnly(fields), metadata: mergedMetadata(before.metadata, asked.metadata) };
  return state.change('payment_intent', before.id, changed);
};

const cancel = (state: SandboxState, { path, fields }: ApiCall): PaymentIntent => {
  const reason = z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']);
  const asked = read({ cancellation_reason: reason.optional(), expand: ids.optional() }, fields);
  const before = state.get('payment_intent', path['id'] ?? '');
  const isOfInvoice = state.table('invoice_payment').last(({ payment }) => payment.payment_intent === before.id);
  if (isOfInvoice) throw invalid('It belongs to an invoice: void that.', { code: 'payment_intent_unexpected_state' });
  if (!before.status.startsWith('requires_'))
    throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${before.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  const canceled = state.change('payment_intent', before.id, {
    status: 'canceled',
    canceled_at: state.now(),
    cancellation_reason: asked.cancellation_reason ?? null,
    next_action: null,
  });
  state.tell('payment_intent.canceled', canceled);
  return canceled;
};

export const paymentIntents = (state: SandboxState): Route[] => [
  { method: 'POST', path: PATH, answer: ({ fields }) => create(state, fields) },
  {
    method: 'POST',
    path: `${PATH}/:id/confirm`,
    isPublic: true,
    answer: (call) => {
      const asked = read({ ...confirmation, ...secret }, call.fields);
      return confirm(state, ofPublicCall(state, 'payment_intent', call, asked.client_secret), asked);
    },
  },
  { method: 'POST', path: `${PATH}/:id/cancel`, answer: (call) => cancel(state, call) },
  { method: 'POST', path: `${PATH}/:id`, answer: (call) => update(state, call) },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    isPublic: true,
    answer: (call) => {
      const asked = read({ ...secret, expand: ids.optional() }, call.fields);
      return ofPublicCall(state, 'payment_intent', call, asked.client_secret);
    },
  },
  listing(state, {
    kind: 'payment_intent',
    path: PATH,
    filters: { customer: id.optional() },
    fits: (intent, { customer }) => customer === undefined || intent.customer === customer,
  }),
  retrieving(state, 'charge', '/v1/charges'),
  listing(state, {
    kind: 'charge',
    path: '/v1/charges',
    filters: { customer: id.optional(), payment_intent: id.optional() },
    fits: (charge, { customer, payment_intent: intent }) =>
      (customer === undefined || charge.customer === customer) &&
      (intent === undefined || charge.payment_intent === intent),
  }),
];
