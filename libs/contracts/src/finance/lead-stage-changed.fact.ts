import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { leadStages } from './values/lead-values.ts';
import { currency } from './money-schema.ts';

export const leadStageChanged = fact({
  name: 'finance.lead-stage.changed',
  version: 1,
  summary: 'A lead was made, or went to another stage.',
  payload: z.strictObject({
    leadId: z.uuid(),
    name: z.string(),
    /** Null: it was made in this stage. */
    from: z.enum(leadStages).nullable(),
    to: z.enum(leadStages),
    /** In minor units. */
    expectedValue: z.int(),
    currency,
    assignedTo: z.uuid().nullable(),
  }),
});
