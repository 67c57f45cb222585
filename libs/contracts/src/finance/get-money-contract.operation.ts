import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { contractRow } from './contract-shape.ts';
import { financeErrors } from './finance.errors.ts';

export const getMoneyContract = operation({
  name: 'finance.get-money-contract',
  summary: 'One contract, also from the trash.',
  door: { kind: 'procedure', procedure: 'get_money_contract' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({ contract_id_param: z.uuid() }),
  output: z.strictObject({ contract: contractRow }),
  errors: [financeErrors.contract_not_found],
});
