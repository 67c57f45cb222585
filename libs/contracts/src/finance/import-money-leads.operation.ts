import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { leadImportLimits } from './lead-import-values.ts';
import { leadFields } from './lead-shape.ts';

const importedLead = z.strictObject({
  /** Chosen by the caller: an existing lead is not changed. */
  lead_id: z.uuid(),
  name: leadFields.name,
  source: leadFields.source,
  expected_value: leadFields.expected_value,
  currency: leadFields.currency,
  stage: leadFields.stage,
  notes: leadFields.notes,
  next_step: leadFields.next_step,
  next_step_on: leadFields.next_step_on,
  /** Why a `closed_lost` lead was lost; ignored for any other. */
  lost_reason: leadFields.lost_reason,
});

export const importMoneyLeads = operation({
  name: 'finance.import-money-leads',
  summary: 'Makes up to 200 leads of a file together; those that are there already stay as they are.',
  door: { kind: 'procedure', procedure: 'import_money_leads' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ leads_param: z.array(importedLead).min(1).max(leadImportLimits.batch) }),
  output: z.strictObject({ success: z.literal(true), added: z.int() }),
  errors: [],
});
