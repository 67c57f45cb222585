import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator, day } from './book.ts';
import { equityOutcome } from './equity-shape.ts';
import { payoutSchedules } from './equity-values.ts';
import { equityPercent, vestingTerms } from './equity-terms.ts';
import { financeErrors } from './finance.errors.ts';

export const updateMoneyEquity = operation({
  name: 'finance.update-money-equity',
  summary: 'Changes the given fields of an active assignment.',
  door: { kind: 'procedure', procedure: 'update_money_equity' },
  policy: administrator,
  repeat: 'idempotent',
  input: z.strictObject({
    assignment_id_param: z.uuid(),
    updates_param: z
      .strictObject({
        equity_percent: equityPercent,
        assigned_at: day,
        payout_schedule: z.enum(payoutSchedules),
        vesting: vestingTerms.nullable(),
      })
      .partial(),
  }),
  output: equityOutcome,
  errors: [financeErrors.equity_not_found, financeErrors.equity_not_active, financeErrors.equity_above_whole],
});
