import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { decodeJwt } from 'jose';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { readOwnAccount } from '@nivel/contracts/auth/read-own-account.operation';
import { compareWithProvider } from '@nivel/contracts/billing/compare-with-provider.operation';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import { readUserSubscriptionDetails } from '@nivel/contracts/billing/read-user-subscription-details.operation';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { refreshDueSubscriptions } from '@nivel/contracts/billing/refresh-due-subscriptions.operation';
import { completeCheckout, openSession } from '@nivel/deploy/payment-sandbox/billing/checkout';
import { startPaymentSandbox, type PaymentSandbox } from '@nivel/deploy/payment-sandbox/payment-sandbox';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import type { Person } from '@nivel/testing/caller';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService, type StartedService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { waitUntil } from '@nivel/testing/wait-until';
import { service } from '../service.ts';
import type { BillingClient } from '../src/database.ts';
import { planSettings, setUpPlans } from '../src/plans/provider-plans.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

export const WEBHOOK_SECRET = `whsec_${randomBytes(24).toString('hex')}`;
const BEGINNING = Date.UTC(2027, 0, 10, 12);
export const CARDS = { good: '4242424242424242', failsOnRenewal: '4000000000000341', disputed: '4000000000000259' };

/** The environment of the service: the payment provider's sandbox, and the auth service as this one meets it. */
interface Around {
  readonly sandbox: PaymentSandbox;
  readonly stripe: Stripe;
  readonly webhooks: WebhookReceiver;
  readonly prices: Record<PaidTier, string>;
  readonly auth: Awaited<ReturnType<typeof connectBroker>>;
}

const answerAccounts = (connection: Around['auth']): void => {
  new RpcServer(connection, 'auth', 1_000_000).answer(readOwnAccount, (_, { token }) => {
    const userId = decodeJwt(token ?? '').sub ?? '';
    const names = {
      firstName: 'Ana',
      lastName: 'Sol',
      fullName: null,
      locale: 'es-MX',
      timeZone: 'America/Mexico_City',
    };
    const account = {
      userId,
      email: `${userId}@example.test`,
      ...names,
      avatarUrl: null,
      createdAt: new Date(BEGINNING).toISOString(),
    };
    return Promise.resolve(JSON.stringify({ version: 1, account }));
  });
};

/** The billing service beside a payment sandbox whose clock is its own. */
export class BillingUnderTest extends ServiceUnderTest<BillingClient> {
  private constructor(
    started: StartedService,
    private readonly around: Around,
    private readonly clock: TestClock,
  ) {
    super(started);
  }

  static async start(own: Readonly<Record<string, string>> = {}): Promise<BillingUnderTest> {
    const clock = new TestClock(BEGINNING);
    const webhooks = await WebhookReceiver.start();
    const webhook = { url: webhooks.url, secret: WEBHOOK_SECRET };
    const sandbox = await startPaymentSandbox({ port: 0, clock: new TestClock(BEGINNING), webhook });
    // The test sets the time, also where an event is signed.
    sandbox.deliveries.switch = { ...sandbox.deliveries.switch, signedAt: 'sandbox' };
    const stripe = new Stripe(sandbox.secretKey, { host: '127.0.0.1', port: sandbox.port, protocol: 'http' });
    const made = await setUpPlans(stripe);
    const prices = { pro: made.pro.priceIds[0] ?? '', elite: made.elite.priceIds[0] ?? '' };
    const env = {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API: `http://127.0.0.1:${sandbox.port}`,
      ...planSettings(made),
      CONSUMER_MAX_DELIVERIES: '100',
      ...own,
    };
    const started = await startService(service, { env, world: { clock } });
    const auth = await connectBroker({ url: started.stack.natsUrl, name: 'auth', replicas: 1, factsKeptDays: 7 });
    answerAccounts(auth);
    const test = new BillingUnderTest(started, { sandbox, stripe, webhooks, prices, auth }, clock);
    webhooks.to = test.nobody;
    return test;
  }

  get sandbox(): PaymentSandbox {
    return this.around.sandbox;
  }

  get stripe(): Stripe {
    return this.around.stripe;
  }

  /** Begins to pay on the provider's page. @returns the id of the payment's session */
  async begin(person: Person, planId: PaidTier): Promise<string> {
    await person.ask(createSubscription, { planId, userId: person.userId });
    const sessions = await this.stripe.checkout.sessions.list({ limit: 100 });
    const session = sessions.data.find((one) => one.client_reference_id === person.userId && one.status === 'open');
    if (session === undefined) throw new Error('no payment was begun');
    return session.id;
  }

  /** Pays an open payment, as a person does on the provider's page, with a test card or one that has another fingerprint. */
  async pay(sessionId: string, number = CARDS.good, fingerprint?: string): Promise<void> {
    const card = { number, exp_month: 12, exp_year: 2_040, cvc: '123' };
    const { id } = await this.stripe.paymentMethods.create({ type: 'card', card });
    if (fingerprint !== undefined) this.giveFingerprint(id, fingerprint);
    const { state } = this.sandbox;
    state.transaction(() =>
      completeCheckout(state, openSession(state, sessionId), state.get('payment_method', id), {}),
    );
  }

  /** There are only a few test cards, and one trial for each card: this makes the card a different one from now on. */
  giveFingerprint(methodId: string, fingerprint: string): void {
    const { state } = this.sandbox;
    const { card } = state.get('payment_method', methodId);
    if (card !== undefined)
      state.transaction(() => void state.change('payment_method', methodId, { card: { ...card, fingerprint } }));
  }

  /** Charges a subscription to another card from now on. */
  async payWith(subscriptionId: string, number: string): Promise<void> {
    const { customer } = await this.stripe.subscriptions.retrieve(subscriptionId);
    const card = { number, exp_month: 12, exp_year: 2_040, cvc: '123' };
    const { id } = await this.stripe.paymentMethods.create({ type: 'card', card });
    await this.stripe.paymentMethods.attach(id, { customer: String(customer) });
    await this.stripe.subscriptions.update(subscriptionId, { default_payment_method: id });
  }

  /** Stops the arrival of webhooks. */
  lose(): void {
    this.sandbox.deliveries.switch = { ...this.sandbox.deliveries.switch, lose: 1 };
  }

  /** The provider's id of a plan's price. */
  priceOf(tier: PaidTier): string {
    return this.around.prices[tier];
  }

  /** Keeps webhooks back until they are released. */
  hold(): void {
    this.sandbox.deliveries.switch = { ...this.sandbox.deliveries.switch, hold: true };
  }

  async release(): Promise<void> {
    this.sandbox.deliveries.switch = { ...this.sandbox.deliveries.switch, hold: false };
    await this.sandbox.deliveries.release(undefined);
  }

  /** Waits until every event that is not held back has arrived and was handled, with all events that follow from it. */
  async settled(): Promise<void> {
    for (const _ of ['first', 'what followed']) {
      await this.sandbox.deliveries.flush();
      await waitUntil(
        async () => (await this.rows('SELECT 1 FROM stripe_events WHERE handled_at IS NULL')).length === 0,
      );
    }
  }

  get now(): number {
    return this.clock.at;
  }

  /** A person with a card of their own and a subscription whose events have arrived. */
  async aSubscriber(planId: PaidTier = 'pro', card = CARDS.good): Promise<{ person: Person; subscriptionId: string }> {
    const person = await this.person();
    await this.pay(await this.begin(person, planId), card, randomBytes(8).toString('hex'));
    await waitUntil(async () => typeof (await this.detailsOf(person))?.['subscription_id'] === 'string');
    const subscriptionId = String((await this.detailsOf(person))?.['subscription_id']);
    return { person, subscriptionId };
  }

  /** The account is deleted. */
  async deleteAccount({ userId }: Person): Promise<void> {
    await this.tell(accountDeleted, { userId });
  }

  /** Whether a subscription ends with the time that is paid. */
  async isEnding(subscriptionId: string): Promise<boolean> {
    return (await this.stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end;
  }

  async detailsOf(person: Person): Promise<Record<string, unknown> | undefined> {
    return (await person.ask(readUserSubscriptionDetails, {})).rows[0];
  }

  /** Lets time pass here and at the provider, in seconds. */
  async pass(seconds: number): Promise<void> {
    this.clock.pass(seconds);
    await this.sandbox.pass(seconds);
  }

  /** The work that the worker requests on a schedule. */
  async runSchedules(): Promise<void> {
    for (let hasMore = true; hasMore;) hasMore = (await this.nobody.ask(refreshDueSubscriptions, {})).has_more;
  }

  /** The work that the worker requests once a night. */
  async runComparison(): Promise<void> {
    for (let hasMore = true; hasMore;) hasMore = (await this.nobody.ask(compareWithProvider, {})).has_more;
  }

  override async stop(): Promise<void> {
    await this.sandbox.close();
    await this.around.webhooks.stop();
    await this.around.auth.close();
    await super.stop();
  }
}
