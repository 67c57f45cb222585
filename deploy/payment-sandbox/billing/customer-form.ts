import type { Customer } from '../state/objects.ts';
import { newId, randomText } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

export type CustomerFields = Partial<
  Pick<Customer, 'address' | 'balance' | 'description' | 'email' | 'name' | 'phone' | 'preferred_locales' | 'metadata'>
>;

export const newCustomer = (state: SandboxState, fields: CustomerFields): Customer => {
  const customer = state.put('customer', {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: state.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fields,
  });
  state.tell('customer.created', customer);
  return customer;
};
