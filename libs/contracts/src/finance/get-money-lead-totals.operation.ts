import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { leadStages } from './values/lead-values.ts';
import { currency } from './money-schema.ts';

export const getMoneyLeadTotals = operation({
  name: 'finance.get-money-lead-totals',
  summary: 'The number of leads in each stage, their expected value, and its part weighted by the stage.',
  door: { kind: 'procedure', procedure: 'get_money_lead_totals' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Every stage and currency that has leads, in the order of stages. */
    stages: z.array(
      z.strictObject({
        stage: z.enum(leadStages),
        currency,
        count: z.int(),
        expected_value: z.number(),
      }),
    ),
    /** Totals of open leads for each currency; the weighted one is rounded to the hundredth (half up). */
    open: z.array(z.strictObject({ currency, count: z.int(), expected_value: z.number(), weighted_value: z.number() })),
    /** In percent. */
    weights: z.record(z.string(), z.int()),
  }),
  errors: [],
});
