import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { webhookDelivery } from '../kernel/webhook.ts';
import { billingErrors } from './billing.errors.ts';

export const takeStripeEvent = operation({
  name: 'billing.take-stripe-event',
  summary: 'Stores an event of the payment provider, once, to be looked at afterwards.',
  door: { kind: 'webhook', webhook: 'stripe', headers: ['stripe-signature'] },
  policy: anyone('the signature is verified, and the state is then read from the provider itself'),
  repeat: 'idempotent',
  input: webhookDelivery,
  output: z.strictObject({ received: z.literal(true) }),
  errors: [billingErrors.signature_refused, billingErrors.event_refused, billingErrors.payments_not_configured],
});
