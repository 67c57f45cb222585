import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const stripeEventStored = fact({
  name: 'billing.stripe-event.stored',
  version: 1,
  summary: 'An event of the payment provider waits to be looked at.',
  payload: z.strictObject({ eventId: z.string() }),
});
