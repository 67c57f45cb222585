import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { leadStages } from './values/lead-values.ts';
import { currency } from './money-schema.ts';

export const getMoneyCharts = operation({
  name: 'finance.get-money-charts',
  summary:
    'What the charts of the book are drawn from: revenue by month, leads by stage, and how old overdue payments are.',
  door: { kind: 'procedure', procedure: 'get_money_charts' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    /** The day it is in the book. */
    today: z.string(),
    /** The currencies of the book, in the order of their codes. */
    currencies: z.array(
      z.strictObject({
        currency,
        /** Every month from 12 back to 12 ahead, as `2026-11`. */
        months: z.array(
          z.strictObject({
            month: z.string(),
            /** Counted on the day of payment. */
            paid: z.number(),
            /** Neither paid nor cancelled, by the day it is due on. */
            expected: z.number(),
          }),
        ),
        /** Every stage, in their order. */
        funnel: z.array(z.strictObject({ stage: z.enum(leadStages), count: z.int(), expected_value: z.number() })),
        ageing: z.array(
          z.strictObject({
            from_days: z.int(),
            /** Null: however long. */
            to_days: z.int().nullable(),
            count: z.int(),
            amount: z.number(),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
