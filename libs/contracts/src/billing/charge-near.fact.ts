import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { chargeReminderDays } from './notice-schedule.ts';
import { paidTiers } from './plan.ts';

export const chargeNear = fact({
  name: 'billing.charge.near',
  version: 1,
  summary: 'A subscription is charged soon: the first time after its trial, or because it is renewed.',
  payload: z.strictObject({
    userId: z.uuid(),
    /** The plan that is charged. */
    plan: z.enum(paidTiers),
    /** The plan until then, where that is another one. */
    planBefore: z.enum(paidTiers).nullable(),
    isFirst: z.boolean(),
    /** In centavos, IVA included, as the provider announces it. */
    amount: z.int().positive(),
    chargeAt: z.iso.datetime(),
    /** Which of the reminders it is; published late if there was less time. */
    daysBefore: z.literal([...chargeReminderDays]),
  }),
});
