import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { leadOutcome } from './lead-shape.ts';

export const restoreMoneyLead = operation({
  name: 'finance.restore-money-lead',
  summary: 'Takes a lead out of the trash.',
  door: { kind: 'procedure', procedure: 'restore_money_lead' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ lead_id_param: z.uuid() }),
  output: leadOutcome,
  errors: [financeErrors.lead_not_found],
});
