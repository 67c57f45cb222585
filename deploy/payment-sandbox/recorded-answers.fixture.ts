import Stripe from 'stripe';
import { CARDS, DAY, TestSandbox } from './sandbox.fixture.ts';

/** An answer of the API, as it came over the wire. */
export type Answer = Record<string, unknown>;

let test: TestSandbox;
let stripe: Stripe;

const pay = async (url: string | null, fields: Record<string, string>): Promise<void> => {
  const path = new URL(url ?? '').pathname;
  await fetch(`http://127.0.0.1:${test.sandbox.port}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ana@example.com', name: 'Ana', ...fields }),
    redirect: 'manual',
  });
};
const CARD = { number: CARDS.good, expiry: '12/34', cvc: '123' };

const catalogue = async () => {
  const product = await stripe.products.create({ name: 'Pro', description: 'Todo', metadata: { tier: 'pro' } });
  await stripe.products.update(product.id, { name: 'Pro+' });
  const recurring = { interval: 'month' as const };
  const pro = await stripe.prices.create({
    currency: 'mxn',
    unit_amount: 79_900,
    recurring,
    product: product.id,
    lookup_key: 'pro',
  });
  const elite = await stripe.prices.create({
    currency: 'mxn',
    unit_amount: 159_900,
    recurring,
    product_data: { name: 'Elite' },
  });
  await stripe.prices.update(pro.id, { nickname: 'mensual' });
  await Promise.all([
    stripe.prices.retrieve(pro.id),
    stripe.prices.list({ lookup_keys: ['pro'] }),
    stripe.products.list(),
  ]);
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'repeating', duration_in_months: 3 });
  const code = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'DIEZ' });
  await stripe.promotionCodes.list({ code: 'DIEZ', expand: ['data.promotion.coupon'] });
  await stripe.promotionCodes.update(code.id, { metadata: { campaign: '1' } });
  return { pro, elite, code };
};

const aPayer = async (number: string): Promise<Stripe.Customer> => {
  const customer = await stripe.customers.create({ email: 'ana@example.com', name: 'Ana', address: { country: 'MX' } });
  const card = await stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2_040, cvc: '123' },
    billing_details: { name: 'Ana' },
  });
  await stripe.paymentMethods.attach(card.id, { customer: customer.id });
  await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  return stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card.id } });
};

const subscriptions = async ({ pro, elite, code }: Awaited<ReturnType<typeof catalogue>>) => {
  const customer = await aPayer(CARDS.good);
  const failing = await aPayer(CARDS.failsOnRenewal);
  const expand = [
    'latest_invoice.payments',
    'latest_invoice.confirmation_secret',
    'default_payment_method',
    'discounts',
    'pending_setup_intent',
  ];
  const order = (of: Stripe.Customer) => ({ customer: of.id, items: [{ price: pro.id }] });
  const trial = await stripe.subscriptions.create({ ...order(customer), trial_period_days: 14, expand });
  const coded = await stripe.subscriptions.create({
    ...order(customer),
    discounts: [{ promotion_code: code.id }],
    expand,
  });
  await stripe.subscriptions.create({ ...order(failing), expand });
  const stranger = await stripe.customers.create({});
  await stripe.subscriptions.create({ ...order(stranger), trial_period_days: 7, expand });
  await stripe.subscriptions.create({ ...order(stranger), payment_behavior: 'default_incomplete', expand });
  const item = coded.items.data[0]?.id ?? '';
  await test.pass(9 * DAY);
  const subscription_details = {
    items: [{ id: item, price: elite.id }],
    proration_behavior: 'always_invoice' as const,
  };
  await stripe.invoices.createPreview({ subscription: coded.id, subscription_details });
  await stripe.invoices.createPreview({ subscription: trial.id });
  await stripe.invoices.createPreview({ customer: customer.id, subscription_details: { items: [{ price: pro.id }] } });
  await stripe.subscriptions.update(coded.id, { ...subscription_details, expand });
  await stripe.subscriptions.update(trial.id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'unused' },
  });
  await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 });
  await test.pass(45 * DAY);
  await stripe.subscriptions.cancel(coded.id);
  await stripe.subscriptions.list({ status: 'all', expand: ['data.customer'] });
  const { data } = await stripe.invoices.list({ limit: 100 });
  await stripe.invoices.retrieve(data[0]?.id ?? '', { expand: ['payments', 'customer', 'discounts'] });
  await stripe.invoices.listLineItems(data[0]?.id ?? '');
  await stripe.invoicePayments.list({ limit: 100, expand: ['data.payment.payment_intent'] });
  await stripe.charges.list({ limit: 100 });
  await stripe.customers.del(failing.id);
  await stripe.customers.retrieve(failing.id);
};

const checkouts = async ({ pro, code }: Awaited<ReturnType<typeof catalogue>>) => {
  const urls = { success_url: 'http://localhost/ok?id={CHECKOUT_SESSION_ID}', cancel_url: 'http://localhost/no' };
  const customer = await stripe.customers.create({ email: 'luz@example.com' });
  const line_items = [{ price: pro.id, quantity: 1 }];
  const plan = await stripe.checkout.sessions.create({
    ...urls,
    mode: 'subscription',
    line_items,
    discounts: [{ promotion_code: code.id }],
  });
  await pay(plan.url, CARD);
  const pass = [{ price_data: { currency: 'mxn', unit_amount: 79_900, product_data: { name: 'Un mes' } } }];
  for (const type of ['card', 'oxxo', 'customer_balance'] as const) {
    const session = await stripe.checkout.sessions.create({
      ...urls,
      mode: 'payment',
      customer: customer.id,
      line_items: pass,
      allowed_payment_method_types: [type],
    });
    await pay(session.url, CARD);
    await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items', 'payment_intent', 'customer'] });
  }
  const setup = await stripe.checkout.sessions.create({
    ...urls,
    mode: 'setup',
    currency: 'mxn',
    customer: customer.id,
  });
  await pay(setup.url, CARD);
  const inside = { mode: 'subscription', line_items, ui_mode: 'elements', return_url: 'http://localhost/ok' } as const;
  const own = await stripe.checkout.sessions.create(inside);
  await stripe.checkout.sessions.expire(own.id);
  await stripe.checkout.sessions.list({ expand: ['data.subscription'] });
  await stripe.checkout.sessions.listLineItems(plan.id);
  await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: 'http://localhost/' });
  await stripe.billingPortal.sessions.create({ customer: customer.id, flow_data: { type: 'payment_method_update' } });
};

const intents = async () => {
  const amount = { amount: 79_900, currency: 'mxn' };
  const intent = await stripe.paymentIntents.create({ ...amount, automatic_payment_methods: { enabled: true } });
  await stripe.paymentIntents.update(intent.id, { metadata: { order: '1' } });
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_authenticationRequired' });
  await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
  const back = { payment_method: 'pm_card_authenticationRequired', confirm: true, return_url: 'http://localhost/ok' };
  await stripe.paymentIntents.create({ ...amount, ...back });
  await stripe.setupIntents.create(back);
  const declined = stripe.paymentIntents.create({
    ...amount,
    payment_method: 'pm_card_visa_chargeDeclined',
    confirm: true,
  });
  await declined.catch(() => undefined);
  const setup = await stripe.setupIntents.create({ usage: 'off_session' });
  await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
  const refused = await stripe.setupIntents.create({});
  await stripe.setupIntents
    .confirm(refused.id, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch(() => undefined);
  const paid = await stripe.paymentIntents.create({ ...amount, payment_method: 'pm_card_visa', confirm: true });
  const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 10_000 });
  await Promise.all([stripe.refunds.retrieve(part.id), stripe.refunds.list({ payment_intent: paid.id })]);
  await stripe.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] });
  await stripe.paymentIntents.create({ ...amount, payment_method: 'pm_card_createDispute', confirm: true });
  const [dispute] = (await stripe.disputes.list({ expand: ['data.charge'] })).data;
  await stripe.disputes.close(dispute?.id ?? '');
  await stripe.disputes.retrieve(dispute?.id ?? '', { expand: ['charge'] });
  await Promise.all([stripe.paymentIntents.list({ limit: 100 }), stripe.setupIntents.list({ limit: 100 })]);
  const endpoint = await stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/', enabled_events: ['*'] });
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  await stripe.webhookEndpoints.list();
  await stripe.accounts.retrieveCurrent();
  await stripe.webhookEndpoints.del(endpoint.id);
};

/** The sandbox's answers to all requests of our code and its pages, with the official SDK. */
export const recordAnswers = async (): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const recording: typeof fetch = async (...asked) => {
    const response = await fetch(...asked);
    answers.push((await response.clone().json()) as Answer);
    return response;
  };
  test = await TestSandbox.start();
  const { secretKey, port } = test.sandbox;
  stripe = new Stripe(secretKey, {
    ...{ host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 },
    httpClient: Stripe.createFetchHttpClient(recording),
  });
  try {
    const things = await catalogue();
    await subscriptions(things);
    await checkouts(things);
    await intents();
    await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 });
  } finally {
    await test.stop();
  }
  return answers;
};
