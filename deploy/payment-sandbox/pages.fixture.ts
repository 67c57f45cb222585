import type Stripe from 'stripe';
import type { TestSandbox } from './sandbox.fixture.ts';

/** The site that sends people to the pages of the sandbox. */
export const SITE = 'http://localhost:4200';

export const pathOf = (url: string | null): string => new URL(url ?? '').pathname;

/** The input of a person in the fields of a card. */
export const card = (number: string) => ({
  number,
  expiry: '12/34',
  cvc: '123',
  email: 'luz@example.com',
  name: 'Luz',
});

interface Shown {
  readonly status: number;
  readonly html: string;
  readonly location: string;
}

/** A browser on the pages of a sandbox; it follows no redirect. */
export class SandboxPages {
  private readonly test: TestSandbox;

  constructor(test: TestSandbox) {
    this.test = test;
  }

  get(path: string): Promise<Shown> {
    return this.visit(path);
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Shown> {
    return this.visit(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** The checkout of a subscription. */
  async aCheckout(given: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> {
    const price = await this.test.aPrice();
    return this.test.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${SITE}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${SITE}/plans`,
      client_reference_id: 'user-1',
      ...given,
    });
  }

  /** The checkout of three months that are paid once. */
  aPass(types: ('card' | 'customer_balance' | 'oxxo')[], customer?: string): Promise<Stripe.Checkout.Session> {
    return this.aCheckout({
      mode: 'payment',
      allowed_payment_method_types: types,
      ...(customer && { customer }),
      line_items: [{ price_data: { currency: 'mxn', unit_amount: 239_700, product_data: { name: '3 meses de Pro' } } }],
      payment_intent_data: { metadata: { months: '3' } },
    });
  }

  private async visit(path: string, init: RequestInit = {}): Promise<Shown> {
    const response = await fetch(`http://127.0.0.1:${this.test.sandbox.port}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, html: await response.text(), location: response.headers.get('location') ?? '' };
  }
}
