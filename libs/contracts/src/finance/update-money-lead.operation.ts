import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { leadFields, leadOutcome } from './lead-shape.ts';

export const updateMoneyLead = operation({
  name: 'finance.update-money-lead',
  summary: 'Changes the given fields of a lead, such as its stage.',
  door: { kind: 'procedure', procedure: 'update_money_lead' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ lead_id_param: z.uuid(), updates_param: z.strictObject(leadFields).partial() }),
  output: leadOutcome,
  errors: [financeErrors.lead_not_found, financeErrors.assignee_not_in_book],
});
