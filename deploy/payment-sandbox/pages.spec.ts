import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { card, pathOf, SandboxPages, SITE } from './pages.fixture.ts';
import { CARDS, DAY, TestSandbox } from './sandbox.fixture.ts';

let test: TestSandbox;
let pages: SandboxPages;
beforeAll(async () => {
  test = await TestSandbox.start();
  pages = new SandboxPages(test);
});
afterAll(() => test.stop());

it('a subscription with a trial is started on the hosted page, and the site learns which checkout it was', async () => {
  const session = await pages.aCheckout({
    subscription_data: { trial_period_days: 14, metadata: { userId: 'user-1' } },
    allow_promotion_codes: true,
  });
  const path = pathOf(session.url);
  const { html } = await pages.get(path);
  expect(html).toContain('ENTORNO DE PRUEBAS');
  expect(html).toContain('Prueba gratis de 14 días');
  const { status, location } = await pages.post(path, card(CARDS.good));
  expect([status, location]).toEqual([303, `${SITE}/payment-success?session_id=${session.id}`]);
  const done = await test.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.default_payment_method', 'customer', 'line_items'],
  });
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    customer: { email: 'luz@example.com' },
    subscription: {
      status: 'trialing',
      metadata: { userId: 'user-1' },
      default_payment_method: { card: { last4: '4242' } },
    },
    line_items: { data: [{ amount_total: 79_900 }] },
  });
  const again = await pages.post(path, card(CARDS.good));
  expect(again.html).toContain('Este pago ya está hecho');
  expect((await test.stripe.subscriptions.list({ customer: (done.customer as Stripe.Customer).id })).data).toHaveLength(
    1,
  );
});

it('a refused card is shown on the page, and nothing is started', async () => {
  const session = await pages.aCheckout();
  const before = (await test.stripe.customers.list({ limit: 100 })).data.length;
  const refused = await pages.post(pathOf(session.url), card(CARDS.declined));
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('role="alert">El banco rechazó la tarjeta');
  const unknown = await pages.post(pathOf(session.url), card('4111111111111111'));
  expect(unknown.html).toContain('no es de una tarjeta de prueba');
  const old = await pages.post(pathOf(session.url), { ...card(CARDS.good), expiry: '12/20' });
  expect(old.html).toContain('ya venció');
  expect((await test.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  expect((await test.stripe.customers.list({ limit: 100 })).data).toHaveLength(before);
});

it('a card that needs its holder goes through the page of the bank, and may then be charged without them', async () => {
  const session = await pages.aCheckout();
  const first = await pages.post(pathOf(session.url), card(CARDS.authenticates));
  expect(first.location).toMatch(/^\/authenticate\/\w{32}\?checkout=cs_test_/);
  const bank = first.location.split('?')[0] ?? '';
  expect((await pages.get(first.location)).html).toContain('confirma que eres tú');
  const no = await pages.post(bank, { outcome: 'refuse', checkout: session.id });
  expect((await pages.get(no.location)).html).toContain('no pudo confirmar que eres tú');
  const second = await pages.post(pathOf(session.url), card(CARDS.authenticates));
  const yes = await pages.post(second.location.split('?')[0] ?? '', { outcome: 'accept', checkout: session.id });
  expect(yes.location).toContain('/payment-success');
  const { subscription } = await test.stripe.checkout.sessions.retrieve(session.id);
  await test.pass(40 * DAY);
  expect((await test.stripe.subscriptions.retrieve(String(subscription))).status).toBe('active');
});

it('an OXXO voucher is paid once, later, and the checkout is updated', async () => {
  const session = await pages.aPass(['card', 'oxxo']);
  const { location } = await pages.post(pathOf(session.url), { method: 'oxxo', email: 'luz@example.com', name: 'Luz' });
  const done = await test.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(done).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect(done.payment_intent).toMatchObject({
    status: 'requires_action',
    metadata: { months: '3' },
    next_action: { oxxo_display_details: { number: expect.stringMatching(/^\d{14}$/), hosted_voucher_url: location } },
  });
  const voucher = pathOf(location);
  expect((await pages.get(voucher)).html).toContain('Pagar como en la caja de OXXO');
  await Promise.all([pages.post(voucher, {}), pages.post(voucher, {}), pages.post(voucher, {})]);
  expect((await pages.get(voucher)).html).toContain('Pagado');
  const paid = await test.stripe.checkout.sessions.retrieve(session.id);
  expect(paid.payment_status).toBe('paid');
  expect(await test.eventTypes('checkout.session.async')).toEqual(['checkout.session.async_payment_succeeded']);
  const intent = String(paid.payment_intent);
  expect((await test.stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1);
});

it('an unpaid voucher expires at midnight of its last day', async () => {
  const session = await pages.aPass(['oxxo']);
  const { location } = await pages.post(pathOf(session.url), { email: 'luz@example.com', name: 'Luz' });
  const intent = String((await test.stripe.checkout.sessions.retrieve(session.id)).payment_intent);
  const { next_action: step } = await test.stripe.paymentIntents.retrieve(intent);
  const expires = step?.oxxo_display_details?.expires_after ?? 0;
  expect(new Date(expires * 1_000).toISOString()).toMatch(/T05:59:59/);
  await test.pass(expires - test.now);
  expect(await test.stripe.paymentIntents.retrieve(intent)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
  });
  await pages.post(pathOf(location), {});
  expect((await test.stripe.paymentIntents.retrieve(intent)).status).toBe('requires_payment_method');
});

it('a SPEI transfer shows its CLABE and comes when it is sent', async () => {
  const customer = await test.stripe.customers.create({ email: 'luz@example.com' });
  const session = await pages.aPass(['customer_balance'], customer.id);
  const { location } = await pages.post(pathOf(session.url), {});
  const { html } = await pages.get(pathOf(location));
  expect(html).toMatch(/<dt>CLABE<\/dt><dd>\d{18}<\/dd>/);
  await pages.post(pathOf(location), {});
  expect((await test.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});

it('a checkout that is left alone expires after a day', async () => {
  const session = await pages.aCheckout();
  await test.pass(DAY);
  expect((await test.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  expect((await pages.post(pathOf(session.url), card(CARDS.good))).html).toContain('Este pago venció');
});

it('a promotion code is taken on the page, and a wrong one is not', async () => {
  const coupon = await test.stripe.coupons.create({ amount_off: 10_000, currency: 'mxn', duration: 'forever' });
  await test.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'AMIGOS' });
  const session = await pages.aCheckout({ allow_promotion_codes: true });
  const path = pathOf(session.url);
  expect((await pages.post(`${path}/code`, { code: 'nada' })).html).toContain('Ese código no existe');
  expect((await pages.post(`${path}/code`, { code: 'amigos' })).status).toBe(303);
  expect((await pages.get(path)).html).toContain('$699.00 MXN');
  await pages.post(path, card(CARDS.good));
  const done = await test.stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] });
  expect(done).toMatchObject({ amount_total: 69_900, invoice: { amount_paid: 69_900 } });
});

it('the portal cancels, resumes and takes another card, for its customer only', async () => {
  const { id, customer } = await test.aSubscription();
  const other = await test.aSubscription();
  const session = await test.stripe.billingPortal.sessions.create({
    customer: String(customer),
    return_url: `${SITE}/settings`,
  });
  const path = pathOf(session.url);
  expect((await pages.get(path)).html).toContain('Cancelar suscripción');
  await pages.post(`${path}/cancel`, { id });
  expect((await test.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
  await pages.post(`${path}/resume`, { id });
  expect((await test.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
  await pages.post(`${path}/cancel`, { id: other.id });
  expect((await test.stripe.subscriptions.retrieve(other.id)).cancel_at_period_end).toBe(false);
  await pages.post(`${path}/card`, card(CARDS.failsOnRenewal));
  const changed = await test.stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] });
  expect(changed.default_payment_method).toMatchObject({ card: { last4: '0341' } });
});

it('an open invoice is paid on its page, and has a PDF', async () => {
  const subscription = await test.aSubscription({ payment_behavior: 'default_incomplete', expand: ['latest_invoice'] });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const path = pathOf(invoice.hosted_invoice_url ?? null);
  expect((await pages.post(path, card(CARDS.declined))).html).toContain('El banco rechazó la tarjeta');
  expect((await pages.post(path, card(CARDS.good))).status).toBe(303);
  expect((await pages.get(path)).html).toContain('incluye IVA de $110.21 MXN');
  expect((await test.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  const pdf = await fetch(`http://127.0.0.1:${test.sandbox.port}${pathOf(invoice.invoice_pdf ?? null)}`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toMatch(
    /^%PDF-1\.4[\s\S]*ENTORNO DE PRUEBAS: no se movió dinero[\s\S]*%%EOF\n$/,
  );
});

it('forms of other sites are refused, and what people typed is shown as text', async () => {
  const session = await pages.aCheckout();
  const path = pathOf(session.url);
  const foreign = await pages.post(path, card(CARDS.good), {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
  expect(foreign.status).toBe(403);
  const { html } = await pages.post(path, { ...card(CARDS.declined), name: '"><script>alert(1)</script>' });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain(CARDS.declined);
  expect((await pages.get('/checkout/cs_test_unknown')).status).toBe(404);
  for (const path of ['/portal/unknown', '/constructor/x', '/__proto__/x', '/checkout/__proto__'])
    expect((await pages.get(path)).status).toBe(404);
});
