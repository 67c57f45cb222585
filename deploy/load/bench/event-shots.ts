import { createHmac, randomUUID } from 'node:crypto';
import type { Side } from './generator.ts';
import type { Shot } from './load.ts';

/** Makes an event about as large as the provider's usually are. */
const PADDING = 'x'.repeat(1_500);

/** An event of the payment provider, signed as the provider signs. It is about nothing that has to be fetched afterwards. */
export const eventShot = (
  {
    site,
    baseline,
    webhookSecret,
  }: { readonly site: string; readonly baseline: string; readonly webhookSecret: string },
  side: Side,
): Shot => {
  const now = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.created',
    created: now,
    livemode: false,
    data: { object: { id: `pi_${randomUUID()}`, object: 'payment_intent', amount: 79_900, description: PADDING } },
  });
  const signature = createHmac('sha256', webhookSecret).update(`${now}.${body}`).digest('hex');
  return {
    method: 'POST',
    url: new URL(side === 'ours' ? `${site}/webhooks/stripe` : `${baseline}/webhooks/stripe`),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'stripe-signature': `t=${now},v1=${signature}`,
    },
    body,
  };
};
