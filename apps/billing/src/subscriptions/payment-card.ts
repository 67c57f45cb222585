import type Stripe from 'stripe';

/** The shown part of a subscription's payment method. */
export interface PaymentCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** The card of a payment method, if it is a card. */
export const cardOf = (method: Stripe.PaymentMethod | string | null | undefined): PaymentCard | null => {
  const card = typeof method === 'object' ? method?.card : undefined;
  return card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null;
};
