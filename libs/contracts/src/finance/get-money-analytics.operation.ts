import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { currency } from './money-schema.ts';

const figures = {
  /** The expected value of open leads. */
  total_leads_value: z.number(),
  /** The same by what counts of each stage, to the hundredth, halves up. */
  weighted_leads_value: z.number(),
  /** The sum over active recurring contracts that run today, rounded to the hundredth (half up) for each contract. */
  monthly_recurring_revenue: z.number(),
  active_contracts: z.int(),
  /** Pending, due from today to the 30th day from now. */
  upcoming_payments_30_days: z.number(),
  overdue_payments: z.number(),
};

export const getMoneyAnalytics = operation({
  name: 'finance.get-money-analytics',
  summary: 'What the book adds up to: in the default currency, and for each currency.',
  door: { kind: 'procedure', procedure: 'get_money_analytics' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    ...figures,
    /** The active shares of all projects in percent, for administrators; null for everybody else, as are the next two. */
    total_employee_equity: z.number().nullable(),
    /** The number of projects with active shares. */
    equity_projects: z.int().nullable(),
    /** The average assigned share of such a project, in percent with two decimals. */
    equity_mean_percent: z.number().nullable(),
    currency,
    currencies: z.array(z.strictObject({ currency, ...figures })),
  }),
  errors: [],
});
