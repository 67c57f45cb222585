import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { contractOutcome } from './contract-shape.ts';
import { financeErrors } from './finance.errors.ts';

export const deleteMoneyContract = operation({
  name: 'finance.delete-money-contract',
  summary: 'Puts a contract with its payments into the trash, where it can be restored for 30 days.',
  door: { kind: 'procedure', procedure: 'delete_money_contract' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ contract_id_param: z.uuid() }),
  output: contractOutcome,
  errors: [financeErrors.contract_not_found],
});
