import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const leadAssigned = fact({
  name: 'finance.lead.assigned',
  version: 1,
  summary: 'Somebody put another person in charge of a lead.',
  payload: z.strictObject({
    /** The person in charge now. */
    userId: z.uuid(),
    leadId: z.uuid(),
    name: z.string(),
  }),
});
