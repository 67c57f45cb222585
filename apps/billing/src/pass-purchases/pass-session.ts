import type Stripe from 'stripe';
import { plans } from '@nivel/contracts/billing/plans';
import type { Pass } from '../passes/pass.ts';

/** Days within which a reference of an OXXO can be paid. */
const DAYS_AT_OXXO = 3;

const methods = {
  oxxo: {
    allowed_payment_method_types: ['oxxo'],
    payment_method_options: { oxxo: { expires_after_days: DAYS_AT_OXXO } },
  },
  spei: {
    allowed_payment_method_types: ['customer_balance'],
    payment_method_options: {
      customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'mx_bank_transfer' } },
    },
  },
} as const satisfies Record<Pass['method'], object>;

const nameOf = ({ tier, months }: Pass): string =>
  months === 1 ? `Nivel ${plans[tier].name}, 1 mes` : `Nivel ${plans[tier].name}, ${months} meses`;

/** The request to the provider for the page that creates the reference of a pass. */
export const passSession = (pass: Pass, customer: string, site: string): Stripe.Checkout.SessionCreateParams => {
  const { id, userId, method, amount } = pass;
  const metadata = { user_id: userId, pass_id: id };
  const { allowed_payment_method_types: types, payment_method_options: options } = methods[method];
  return {
    ...{ mode: 'payment', ui_mode: 'hosted_page', locale: 'es-419', customer, client_reference_id: userId, metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          ...{ currency: 'mxn', unit_amount: amount, tax_behavior: 'inclusive' },
          product_data: { name: nameOf(pass) },
        },
      },
    ],
    allowed_payment_method_types: [...types],
    payment_method_options: options,
    payment_intent_data: { metadata },
    success_url: `${new URL('/payment-success', site).href}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: new URL('/payment', site).href,
  };
};
