import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { tier } from './plan.ts';

export const accessChanged = fact({
  name: 'billing.access.changed',
  version: 1,
  summary: 'What a person has paid for is another plan now, or lasts until another moment.',
  audience: toUser('userId'),
  payload: z.strictObject({
    userId: z.uuid(),
    tier,
    /** The end of the paid access, after which the free plan applies unless a later fact changes it; null: no known end. */
    until: z.iso.datetime().nullable(),
  }),
});
