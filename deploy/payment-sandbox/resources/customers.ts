import type Stripe from 'stripe';
import { z } from 'zod';
import { newCustomer } from '../billing/customer-form.ts';
import { endSubscription, ENDED } from '../billing/subscription-status.ts';
import { attach, methodFor } from '../billing/cards.ts';
import type { Customer } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { address, clearable, id, ids, metadata, read, text, whole, type KnownTo } from '../wire/params.ts';
import type { FormFields } from '../wire/form.ts';
import type { ApiCall, Route } from '../wire/route.ts';
import { givenOnly, listing, mergedMetadata } from './reading.ts';

const fields = {
  address: clearable(address).optional(),
  balance: whole.optional(),
  description: clearable(text).optional(),
  email: clearable(z.string().max(512)).optional(),
  expand: ids.optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable(id).optional() }).optional(),
  metadata: metadata.optional(),
  name: clearable(text).optional(),
  phone: clearable(text).optional(),
  preferred_locales: z.array(text).optional(),
} satisfies KnownTo<Stripe.CustomerUpdateParams>;

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

type Given = Partial<Customer>;

const simple = (asked: z.output<z.ZodObject<typeof fields>>): Given => {
  const { expand: _, invoice_settings: __, metadata: ___, address: given, ...rest } = asked;
  return {
    ...givenOnly(rest),
    ...(given !== undefined && { address: given && { ...noAddress, ...givenOnly(given) } }),
  };
};

const create = (state: SandboxState, form: FormFields): Customer => {
  const asked = read({ ...fields, payment_method: id.optional() }, form);
  const { payment_method: method, ...rest } = asked;
  const customer = newCustomer(state, { ...simple(rest), metadata: mergedMetadata({}, rest.metadata) });
  if (method) attach(state, methodFor(state, method), customer.id);
  const preferred = asked.invoice_settings?.default_payment_method;
  return preferred ? withDefault(state, customer, preferred) : customer;
};

const withDefault = (state: SandboxState, customer: Customer, method: string | null): Customer => {
  if (method)
    attach(state, state.get('payment_method', method, 'invoice_settings[default_payment_method]'), customer.id);
  return state.change('customer', customer.id, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
  });
};

const update = (state: SandboxState, { path: { id: customerId = '' }, fields: form }: ApiCall): Customer => {
  const asked = read(fields, form);
  const before = state.get('customer', customerId);
  const preferred = asked.invoice_settings?.default_payment_method;
  if (preferred) attach(state, state.get('payment_method', preferred), customerId);
  return state.change(
    'customer',
    customerId,
    {
      ...simple(asked),
      ...(preferred !== undefined && {
        invoice_settings: { ...before.invoice_settings, default_payment_method: preferred },
      }),
      metadata: mergedMetadata(before.metadata, asked.metadata),
    },
    'customer.updated',
  );
};

/** The customer is deleted, its subscriptions end immediately; invoices stay. */
const remove = (state: SandboxState, customerId: string): object => {
  const customer = state.get('customer', customerId);
  for (const subscription of state.table('subscription'))
    if (subscription.customer === customerId && !ENDED.includes(subscription.status))
      endSubscription(state, subscription, 'cancellation_requested');
  for (const method of state.table('payment_method'))
    if (method.customer === customerId) state.change('payment_method', method.id, { customer: null });
  state.remove('customer', customerId);
  state.put('gone', { id: customerId });
  state.tell('customer.deleted', customer);
  return goneForm(customerId);
};

export const goneForm = (customerId: string): object => ({ id: customerId, object: 'customer', deleted: true });

export const customers = (state: SandboxState): Route[] => [
  { method: 'POST', path: '/v1/customers', answer: ({ fields: form }) => create(state, form) },
  { method: 'POST', path: '/v1/customers/:id', answer: (call) => update(state, call) },
  { method: 'DELETE', path: '/v1/customers/:id', answer: ({ path }) => remove(state, path['id'] ?? '') },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: ({ path: { id: customerId = '' }, fields: form }) => {
      read({ expand: ids.optional() }, form);
      return state.find('gone', customerId) ? goneForm(customerId) : state.get('customer', customerId);
    },
  },
  listing(state, {
    kind: 'customer',
    path: '/v1/customers',
    filters: { email: text.optional() },
    fits: (customer, { email }) => email === undefined || customer.email === email,
  }),
];
