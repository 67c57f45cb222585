import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { shortText } from '../kernel/short-text.ts';
import { administrator } from './book.ts';
import { equityOutcome } from './equity-shape.ts';
import { equityLimits } from './equity-values.ts';
import { financeErrors } from './finance.errors.ts';

/** The amount vested by the day stays; nothing vests after it. */
export const endMoneyEquity = operation({
  name: 'finance.end-money-equity',
  summary: 'Completes or revokes an active assignment, with a reason that its holder sees.',
  door: { kind: 'procedure', procedure: 'end_money_equity' },
  policy: administrator,
  repeat: 'idempotent',
  input: z.strictObject({
    assignment_id_param: z.uuid(),
    status_param: z.enum(['completed', 'cancelled']),
    reason_param: shortText('Reason', { least: 1, most: equityLimits.reason }),
  }),
  output: equityOutcome,
  errors: [financeErrors.equity_not_found, financeErrors.equity_not_active],
});
