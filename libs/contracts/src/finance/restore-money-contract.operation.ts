import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { contractOutcome } from './contract-shape.ts';
import { financeErrors } from './finance.errors.ts';

export const restoreMoneyContract = operation({
  name: 'finance.restore-money-contract',
  summary: 'Takes a contract with its payments out of the trash.',
  door: { kind: 'procedure', procedure: 'restore_money_contract' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ contract_id_param: z.uuid() }),
  output: contractOutcome,
  errors: [financeErrors.contract_not_found, financeErrors.lead_has_contract],
});
