import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { paidTiers } from './plan.ts';

export const subscriptionCanceled = fact({
  name: 'billing.subscription.canceled',
  version: 1,
  summary: 'A subscription was cancelled on request, and is not renewed any more.',
  payload: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(paidTiers),
    /** The end of the paid period. */
    accessUntil: z.iso.datetime(),
  }),
});
