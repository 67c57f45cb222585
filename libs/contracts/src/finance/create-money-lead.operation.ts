import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { leadFields, leadOutcome } from './lead-shape.ts';
import { defaultCurrency } from './money.ts';

export const createMoneyLead = operation({
  name: 'finance.create-money-lead',
  summary: 'Makes a lead.',
  door: { kind: 'procedure', procedure: 'create_money_lead' },
  policy: bookkeeper,
  repeat: { key: 'lead_id_param' },
  input: z.strictObject({
    /** Chosen by the caller: a repeated id with the same content is the same lead. */
    lead_id_param: z.uuid().optional(),
    name_param: leadFields.name,
    source_param: leadFields.source.nullable().default(null),
    expected_value_param: leadFields.expected_value.nullable().default(null),
    currency_param: leadFields.currency.default(defaultCurrency),
    stage_param: leadFields.stage.default('new'),
    assigned_to_param: leadFields.assigned_to.default(null),
    notes_param: leadFields.notes.nullable().default(null),
  }),
  output: leadOutcome,
  errors: [financeErrors.assignee_not_in_book],
});
