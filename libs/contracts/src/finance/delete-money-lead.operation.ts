import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { leadOutcome } from './lead-shape.ts';

export const deleteMoneyLead = operation({
  name: 'finance.delete-money-lead',
  summary: 'Puts a lead into the trash, where it can be restored for 30 days.',
  door: { kind: 'procedure', procedure: 'delete_money_lead' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ lead_id_param: z.uuid() }),
  output: leadOutcome,
  errors: [financeErrors.lead_not_found],
});
