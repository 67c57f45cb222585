import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { dunningDays } from './notice-schedule.ts';
import { paidTiers } from './plan.ts';

export const chargeFailed = fact({
  name: 'billing.charge.failed',
  version: 1,
  summary: 'The charge of a subscription failed and is still open, or was never paid: then access has ended.',
  payload: z.strictObject({
    userId: z.uuid(),
    plan: z.enum(paidTiers),
    /** In centavos, IVA included. */
    amount: z.int().nonnegative(),
    /** Which of the messages it is, from 1. */
    step: z.int().min(1).max(dunningDays.length),
    /** The subscription is over, and nothing more is charged. */
    isOver: z.boolean(),
    accessUntil: z.iso.datetime(),
  }),
});
