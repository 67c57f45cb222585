import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { paidTiers } from './plan.ts';

export const subscriptionCanceled = fact({
  name: 'billing.subscription.canceled',
  version: 1,
  summary: 'A subscription is not renewed any more, as somebody asked.',
  payload: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(paidTiers),
    /** The end of the paid period. */
    accessUntil: z.iso.datetime(),
  }),
});
