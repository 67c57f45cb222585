import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { contractFields, contractOutcome } from './contract-shape.ts';
import { currency } from './money-schema.ts';
import { defaultCurrency } from './money.ts';
import { financeErrors } from './finance.errors.ts';

export const createMoneyContract = operation({
  name: 'finance.create-money-contract',
  summary: 'Makes a contract with its payments; one on hold has none until it is active.',
  door: { kind: 'procedure', procedure: 'create_money_contract' },
  policy: bookkeeper,
  repeat: { key: 'contract_id_param' },
  input: z.strictObject({
    /** Chosen by the caller: a repeated id with the same content is the same contract. */
    contract_id_param: z.uuid().optional(),
    client_name_param: contractFields.client_name,
    contract_title_param: contractFields.contract_title,
    total_value_param: contractFields.total_value,
    currency_param: currency.default(defaultCurrency),
    start_date_param: contractFields.start_date,
    end_date_param: contractFields.end_date.default(null),
    contract_type_param: contractFields.contract_type.default('one_off'),
    payment_frequency_param: contractFields.payment_frequency.default(null),
    instalments_param: contractFields.instalments.default(1),
    status_param: z.enum(['active', 'on_hold']).default('active'),
    notes_param: contractFields.notes.nullable().default(null),
    assigned_to_param: contractFields.assigned_to.default(null),
    organization_id_param: contractFields.organization_id.default(null),
    project_id_param: contractFields.project_id.default(null),
    /** The lead that it is made from, which may have no other one that is neither cancelled nor deleted. */
    lead_id_param: z.uuid().nullable().default(null),
  }),
  output: contractOutcome,
  errors: [
    financeErrors.contract_terms_wrong,
    financeErrors.assignee_not_in_book,
    financeErrors.contract_project_not_found,
    financeErrors.contract_organization_not_found,
    financeErrors.lead_not_found,
    financeErrors.lead_has_contract,
  ],
});
