import type Stripe from 'stripe';
import { z } from 'zod';
import { attach, methodFor, newCard, newVoucherMethod, type Billing } from '../billing/cards.ts';
import type { PaymentMethod } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { address, id, ids, metadata, read, text, whole, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { listing, mergedMetadata, retrieving } from './reading.ts';

const PATH = '/v1/payment_methods';

/** The input of a payment method, here and within a confirmation. */
export const methodData = {
  billing_details: z
    .strictObject({
      address: address.optional(),
      email: text.optional(),
      name: text.optional(),
      phone: text.optional(),
    })
    .optional(),
  card: z.strictObject({ cvc: text.optional(), exp_month: whole, exp_year: whole, number: text }).optional(),
  customer_balance: z.strictObject({}).optional(),
  metadata: metadata.optional(),
  oxxo: z.strictObject({}).optional(),
  type: z.enum(['card', 'customer_balance', 'oxxo']),
} satisfies KnownTo<Stripe.PaymentMethodCreateParams>;
export const methodFields = z.strictObject(methodData);

const CENTURY = 2_000;

export const newMethod = (state: SandboxState, asked: z.output<typeof methodFields>): PaymentMethod => {
  const billing: Billing = asked.billing_details ?? {};
  if (asked.type !== 'card') return newVoucherMethod(state, asked.type, billing);
  if (!asked.card) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const { number, exp_month: expMonth, exp_year: year } = asked.card;
  const expYear = year < 100 ? CENTURY + year : year;
  return newCard(state, { number: number.replaceAll(/[ -]/g, ''), expMonth, expYear }, billing);
};

const detach = (state: SandboxState, methodId: string): PaymentMethod => {
  const { customer } = state.get('payment_method', methodId);
  if (customer === null)
    throw invalid('The payment method is not attached to a customer.', { param: 'payment_method' });
  const detached = state.change('payment_method', methodId, { customer: null });
  const holder = state.find('customer', customer);
  if (holder?.invoice_settings.default_payment_method === methodId)
    state.change('customer', holder.id, {
      invoice_settings: { ...holder.invoice_settings, default_payment_method: null },
    });
  for (const { id: subscription, default_payment_method: method } of state.table('subscription'))
    if (method === methodId) state.change('subscription', subscription, { default_payment_method: null });
  state.tell('payment_method.detached', detached, { customer });
  return detached;
};

export const paymentMethods = (state: SandboxState): Route[] => [
  {
    method: 'POST',
    path: PATH,
    isPublic: true,
    answer: ({ fields }) => newMethod(state, read({ ...methodData, expand: ids.optional() }, fields)),
  },
  {
    method: 'POST',
    path: `${PATH}/:id/attach`,
    answer: ({ path: { id: methodId = '' }, fields }) => {
      const { customer } = read({ customer: id, expand: ids.optional() }, fields);
      return attach(state, methodFor(state, methodId), state.get('customer', customer, 'customer').id);
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id/detach`,
    answer: ({ path: { id: methodId = '' } }) => detach(state, methodId),
  },
  {
    method: 'POST',
    path: `${PATH}/:id`,
    answer: ({ path: { id: methodId = '' }, fields }) => {
      const asked = read({ metadata: metadata.optional(), expand: ids.optional() }, fields);
      const before = state.get('payment_method', methodId);
      const changed = { metadata: mergedMetadata(before.metadata, asked.metadata) };
      return state.change('payment_method', methodId, changed, 'payment_method.updated');
    },
  },
  retrieving(state, 'payment_method', PATH),
  listing(state, {
    kind: 'payment_method',
    path: PATH,
    filters: { customer: id.optional(), type: text.optional() },
    fits: (method, { customer, type }) =>
      method.customer !== null &&
      (customer === undefined || method.customer === customer) &&
      (type === undefined || method.type === type),
  }),
  {
    method: 'GET',
    path: '/v1/customers/:customer/payment_methods/:id',
    answer: ({ path: { id: methodId = '' } }) => state.get('payment_method', methodId),
  },
];
