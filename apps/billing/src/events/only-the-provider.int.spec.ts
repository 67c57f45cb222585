import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest, WEBHOOK_SECRET } from '../../test/billing-under-test.ts';
import { sendWebhook, signatureOf } from '../../test/signed-event.ts';

/** The long form: `npm run soak -- WEB-4`. */
const EVENTS = Number(process.env['EVENTS'] ?? 60);

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const anEvent = (more: object = {}): string =>
  JSON.stringify({
    id: `evt_${v7().replaceAll('-', '')}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(billing.now / 1_000),
    livemode: false,
    data: { object: { id: 'sub_of_nobody', object: 'subscription' } },
    ...more,
  });
const signed = (payload: string, how: { secret?: string; ageSeconds?: number } = {}) =>
  signatureOf(billing, payload, how);
const schemeOf = (payload: string, scheme: string): string => {
  const at = Math.floor(billing.now / 1_000);
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${payload}`).digest('hex');
  return `t=${at},${scheme}=${mac}`;
};
const stored = async () => (await billing.rows<{ id: string }>('SELECT id FROM stripe_events')).map(({ id }) => id);

type Made = readonly [payload: string | Buffer, signature?: string];
const cases: readonly (readonly [name: string, make: (payload: string) => Made, outcome: string])[] = [
  ['as the provider sends it', (p) => [p, signed(p)], 'taken'],
  ['four minutes old', (p) => [p, signed(p, { ageSeconds: 240 })], 'taken'],
  [
    'with a signature of the next secret before ours',
    (p) => [p, `${signed(p, { secret: 'whsec_next' })},${schemeOf(p, 'v1').split(',')[1] ?? ''}`],
    'taken',
  ],
  ['of a type that nobody knows', () => both(anEvent({ type: 'radar.early_fraud_warning.created' })), 'taken'],
  ['with letters of every kind', () => both(anEvent({ note: 'ñandú 🌵 \u2028' })), 'taken'],
  ['without a signature', (p) => [p], 'signature_refused'],
  ['with an empty signature', (p) => [p, ''], 'signature_refused'],
  ['with a signature that says nothing', (p) => [p, 't=,v1='], 'signature_refused'],
  ['with a signature that is no such thing', (p) => [p, 'Bearer abc'], 'signature_refused'],
  ['with another secret', (p) => [p, signed(p, { secret: 'whsec_other' })], 'signature_refused'],
  ['with no secret', (p) => [p, signed(p, { secret: 'x' })], 'signature_refused'],
  ['six minutes old', (p) => [p, signed(p, { ageSeconds: 360 })], 'signature_refused'],
  ['signed in an older scheme alone', (p) => [p, schemeOf(p, 'v0')], 'signature_refused'],
  ['with half a signature', (p) => [p, signed(p).slice(0, -8)], 'signature_refused'],
  [
    'with the time changed',
    (p) => [p, signed(p).replace(/t=\d+/, `t=${String(Math.floor(billing.now / 1_000) + 1)}`)],
    'signature_refused',
  ],
  ['with one byte changed', (p) => [p.replace('updated', 'deleted'), signed(p)], 'signature_refused'],
  ['written anew', (p) => [JSON.stringify(JSON.parse(p), null, 1), signed(p)], 'signature_refused'],
  ['with a line more', (p) => [`${p}\n`, signed(p)], 'signature_refused'],
  ['signed for another event', (p) => [p, signed(anEvent())], 'signature_refused'],
  ['of real money', () => both(anEvent({ livemode: true })), 'event_refused'],
  ['of another account', () => both(anEvent({ account: 'acct_other' })), 'event_refused'],
  ['that is no event', () => both('{"id":1}'), 'event_refused'],
];
const both = (payload: string): Made => [payload, signed(payload)];

describe('only the provider can speak (WEB-3)', () => {
  it('in 22 ways', () => {
    expect(cases).toHaveLength(22);
  });

  it.each(cases)('an event %s', async (_, make, outcome) => {
    const before = (await stored()).length;
    expect(await sendWebhook(billing, ...make(anEvent()))).toBe(outcome);
    expect((await stored()).length).toBe(before + (outcome === 'taken' ? 1 : 0));
  });
});

describe('a webhook is answered only when it is stored (WEB-4)', () => {
  it(`none of ${EVENTS} is lost when the service stops in the middle`, async () => {
    const answered: string[] = [];
    const send = async (): Promise<void> => {
      const id = `evt_${v7().replaceAll('-', '')}`;
      const payload = anEvent({ id });
      // Repeats until it is answered, as the provider does.
      while ((await sendWebhook(billing, payload, signed(payload))) !== 'taken')
        await new Promise((resolve) => setTimeout(resolve, 50));
      answered.push(id);
    };
    const half = Math.floor(EVENTS / 2);
    const first = Array.from({ length: half }, send);
    await waitUntil(() => answered.length > 0);
    const stopped = billing.restart();
    await Promise.all([stopped, ...first, ...Array.from({ length: EVENTS - half }, send)]);
    const kept = new Set(await stored());
    expect(answered.filter((id) => !kept.has(id))).toEqual([]);
    expect(new Set(answered).size).toBe(EVENTS);
  });

  it('while the database is slow it waits, and is not answered', async () => {
    const payload = anEvent();
    const held = await billing.owner.connect();
    await held.query('BEGIN');
    await held.query('LOCK TABLE stripe_events IN EXCLUSIVE MODE');
    let answer: string | undefined;
    const asked = sendWebhook(billing, payload, signed(payload)).then((said) => (answer = said));
    await billing.rows('SELECT pg_sleep(0.5)');
    expect(answer).toBeUndefined();
    await held.query('COMMIT');
    held.release();
    expect(await asked).toBe('taken');
  });
});
