import Stripe from 'stripe';
import { TestClock } from '@nivel/testing/test-clock';
import { startPaymentSandbox, type PaymentSandbox, type SandboxSettings } from './payment-sandbox.ts';

/** The first second of a month of 31 days, so that its anniversaries are on the 31st or the last. */
export const BEGINNING = Date.UTC(2027, 0, 31, 12) / 1_000;
export const DAY = 86_400;
export const HOUR = 3_600;

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  authenticates: '4000002500003155',
  failsOnRenewal: '4000000000000341',
};

export const clientOf = ({ secretKey, port }: PaymentSandbox): Stripe =>
  new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

/** A sandbox on a stopped clock, with the official SDK pointed at it. */
export class TestSandbox {
  readonly sandbox: PaymentSandbox;
  readonly stripe: Stripe;

  private constructor(sandbox: PaymentSandbox) {
    this.sandbox = sandbox;
    this.stripe = clientOf(sandbox);
  }

  static async start(settings: Partial<SandboxSettings> = {}): Promise<TestSandbox> {
    const clock = new TestClock(BEGINNING * 1_000);
    return new TestSandbox(await startPaymentSandbox({ port: 0, clock, ...settings }));
  }

  stop(): Promise<void> {
    return this.sandbox.close();
  }

  get now(): number {
    return this.sandbox.state.now();
  }

  async pass(seconds: number): Promise<void> {
    await this.sandbox.pass(seconds);
  }

  /** The monthly price of a plan, in centavos. */
  async aPrice(unit_amount = 79_900, name = 'Pro'): Promise<Stripe.Price> {
    return this.stripe.prices.create({
      currency: 'mxn',
      unit_amount,
      recurring: { interval: 'month' },
      product_data: { name },
    });
  }

  async aCard(number = CARDS.good): Promise<Stripe.PaymentMethod> {
    return this.stripe.paymentMethods.create({
      type: 'card',
      card: { number, exp_month: 12, exp_year: 2_040, cvc: '123' },
    });
  }

  /** A customer whose renewals are charged to a card. */
  async aCustomer(number = CARDS.good): Promise<Stripe.Customer> {
    const customer = await this.stripe.customers.create({ email: 'ana@example.com', name: 'Ana' });
    const { id } = await this.aCard(number);
    await this.stripe.paymentMethods.attach(id, { customer: customer.id });
    return this.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
  }

  async aSubscription(
    given: Partial<Stripe.SubscriptionCreateParams> & { card?: string } = {},
  ): Promise<Stripe.Subscription> {
    const { card, ...params } = given;
    const [customer, price] = await Promise.all([this.aCustomer(card), this.aPrice()]);
    return this.stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }], ...params });
  }

  /** Types of the events so far, oldest first, without those of the preparation. */
  async eventTypes(beginning: string): Promise<string[]> {
    const events = await this.stripe.events.list({ limit: 100 });
    return events.data
      .map(({ type }) => type as string)
      .filter((type) => type.startsWith(beginning))
      .toReversed();
  }
}
