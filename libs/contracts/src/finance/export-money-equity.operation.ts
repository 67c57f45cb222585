import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator } from './book.ts';

export const exportMoneyEquity = operation({
  name: 'finance.export-money-equity',
  summary: 'All assignments as files of the Open Cap Format: vesting terms, stakeholders and transactions.',
  door: { kind: 'procedure', procedure: 'export_money_equity' },
  policy: administrator,
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ files: z.array(z.strictObject({ file_name: z.string(), content: z.string() })) }),
  errors: [],
  deadlineMs: 30_000,
});
