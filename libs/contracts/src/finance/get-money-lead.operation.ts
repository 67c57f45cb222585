import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { leadRow } from './lead-shape.ts';

export const getMoneyLead = operation({
  name: 'finance.get-money-lead',
  summary: 'One lead, also from the trash.',
  door: { kind: 'procedure', procedure: 'get_money_lead' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({ lead_id_param: z.uuid() }),
  output: z.strictObject({ lead: leadRow }),
  errors: [financeErrors.lead_not_found],
});
