import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator, day } from './book.ts';
import { equityOutcome } from './equity-shape.ts';
import { payoutSchedules } from './equity-values.ts';
import { equityPercent, vestingTerms } from './equity-terms.ts';
import { financeErrors } from './finance.errors.ts';

export const assignMoneyEquity = operation({
  name: 'finance.assign-money-equity',
  summary: 'Assigns a person a share of a project; active shares of a project are at most 100 percent in all.',
  door: { kind: 'procedure', procedure: 'assign_money_equity' },
  policy: administrator,
  repeat: { key: 'assignment_id_param' },
  input: z.strictObject({
    /** Chosen by the caller: a repeated id with the same content is the same assignment. */
    assignment_id_param: z.uuid().optional(),
    employee_id_param: z.uuid(),
    project_id_param: z.uuid(),
    equity_percent_param: equityPercent,
    /** Without it today, in the days of the book. */
    assigned_at_param: day.nullable().default(null),
    payout_schedule_param: z.enum(payoutSchedules),
    vesting_param: vestingTerms.nullable().default(null),
  }),
  output: equityOutcome,
  errors: [
    financeErrors.equity_above_whole,
    financeErrors.equity_employee_not_found,
    financeErrors.equity_project_not_found,
  ],
});
