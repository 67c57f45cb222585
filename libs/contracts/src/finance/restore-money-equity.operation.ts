import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator } from './book.ts';
import { equityOutcome } from './equity-shape.ts';
import { financeErrors } from './finance.errors.ts';

export const restoreMoneyEquity = operation({
  name: 'finance.restore-money-equity',
  summary: 'Makes a completed or revoked assignment active again, as if it had never ended.',
  door: { kind: 'procedure', procedure: 'restore_money_equity' },
  policy: administrator,
  repeat: 'idempotent',
  input: z.strictObject({ assignment_id_param: z.uuid() }),
  output: equityOutcome,
  errors: [financeErrors.equity_not_found, financeErrors.equity_above_whole, financeErrors.equity_employee_not_found],
});
