import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { contractFields, contractOutcome } from './contract-shape.ts';
import { financeErrors } from './finance.errors.ts';

export const updateMoneyContract = operation({
  name: 'finance.update-money-contract',
  summary: 'Changes the given fields of a contract; new terms replace the future payments.',
  door: { kind: 'procedure', procedure: 'update_money_contract' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ contract_id_param: z.uuid(), updates_param: z.strictObject(contractFields).partial() }),
  output: contractOutcome,
  errors: [
    financeErrors.contract_not_found,
    financeErrors.contract_terms_wrong,
    financeErrors.contract_worth_too_little,
    financeErrors.assignee_not_in_book,
    financeErrors.contract_project_not_found,
    financeErrors.contract_organization_not_found,
    financeErrors.lead_has_contract,
  ],
});
