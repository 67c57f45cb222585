import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { leadImportLimits } from './lead-import-values.ts';

export const undoMoneyLeadImport = operation({
  name: 'finance.undo-money-lead-import',
  summary: 'Moves up to 200 imported leads to the trash; leads changed since the import stay.',
  door: { kind: 'procedure', procedure: 'undo_money_lead_import' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ lead_ids_param: z.array(z.uuid()).min(1).max(leadImportLimits.batch) }),
  output: z.strictObject({ success: z.literal(true), removed: z.int(), kept: z.int() }),
  errors: [],
});
