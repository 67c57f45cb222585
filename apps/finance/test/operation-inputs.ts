import { v7 } from 'uuid';
import { bookId } from '@nivel/contracts/finance/book-values';

/** The kind of thing that an id in an input names. */
export type NamedThing =
  | ('lead' | 'contract' | 'payment' | 'part')
  | ('statement' | 'line' | 'confirmation')
  | ('assignment' | 'employee' | 'project');

type IdOf = (of: NamedThing) => string;
type Inputs = Readonly<Record<string, () => object>>;

const equityInputs = (id: IdOf): Inputs => {
  const assignment = () => ({ assignment_id_param: id('assignment') });
  return {
    'finance.assign-money-equity': () => ({
      ...{ employee_id_param: id('employee'), project_id_param: id('project'), equity_percent_param: 1 },
      payout_schedule_param: 'monthly',
    }),
    'finance.update-money-equity': () => ({ ...assignment(), updates_param: {} }),
    'finance.end-money-equity': () => ({ ...assignment(), status_param: 'cancelled', reason_param: 'Fin' }),
    'finance.restore-money-equity': assignment,
    'finance.get-money-equity-history': assignment,
    'finance.get-money-equity-statement': assignment,
    'finance.get-money-employee-equity': () => ({ assignment_id_filter: id('assignment') }),
  };
};

const bankInputs = (id: IdOf): Inputs => {
  const statement = () => ({ statement_id_param: id('statement') });
  const line = { position: 0, ordinal: 0, booked_on: '2026-11-20', amount: 1, currency: 'USD', payer: '' };
  return {
    'finance.import-money-bank-statement': () => ({
      ...statement(),
      statement_param: { file_name: 'banco.csv', format: 'csv', account: '', unused_count: 0 },
      lines_param: [{ line_id: id('line'), text: 'Depósito', reference: '', bank_reference: '', ...line }],
    }),
    'finance.get-money-bank-statement': statement,
    'finance.delete-money-bank-statement': statement,
    'finance.confirm-money-bank-lines': () => ({
      ...{ confirmation_id_param: v7(), ...statement() },
      matches_param: [{ line_id: id('line'), payment_id: id('payment') }],
    }),
    'finance.leave-out-money-bank-lines': () => ({ ...statement(), line_ids_param: [id('line')] }),
    'finance.undo-money-bank-confirmation': () => ({
      ...{ confirmation_id_param: id('confirmation'), reason_param: 'Error' },
    }),
  };
};

/** Valid inputs of operations, with ids of existing things. Other refusals show only after the policy. */
export const operationInputs = (id: IdOf): Inputs => {
  const lead = () => ({ lead_id_param: id('lead') });
  const contract = () => ({ contract_id_param: id('contract') });
  const payment = () => ({ payment_id_param: id('payment') });
  const newLead = { name: 'Cerro Azul', source: '', expected_value: 1, currency: 'USD', stage: 'new', notes: '' };
  return {
    'finance.enter-book': () => ({ id: bookId }),
    'finance.enter-equity': () => ({ id: bookId }),
    ...equityInputs(id),
    'finance.get-money-history': () => ({ entity_param: 'lead', id_param: id('lead') }),
    'finance.create-money-contract': () => ({
      ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', lead_id_param: id('lead') },
      ...{ total_value_param: 10, start_date_param: '2026-12-01' },
    }),
    'finance.get-money-contract': contract,
    'finance.update-money-contract': () => ({ ...contract(), updates_param: {} }),
    'finance.delete-money-contract': contract,
    'finance.restore-money-contract': contract,
    'finance.get-money-payments': () => ({ contract_filter: id('contract') }),
    'finance.get-upcoming-payments-calendar': () => ({ start_date_param: '2026-12-01', end_date_param: '2026-12-31' }),
    'finance.get-money-payment': payment,
    'finance.update-money-payment': () => ({ ...payment(), updates_param: {} }),
    'finance.update-payment-status': () => ({ ...payment(), status_param: 'paid' }),
    'finance.record-partial-payment': () => ({ ...payment(), amount_param: 1 }),
    'finance.withdraw-partial-payment': () => ({ partial_payment_id_param: id('part'), reason_param: 'Rebotó' }),
    ...bankInputs(id),
    'finance.import-money-leads': () => ({
      leads_param: [{ lead_id: id('lead'), next_step: '', next_step_on: null, lost_reason: '', ...newLead }],
    }),
    'finance.undo-money-lead-import': () => ({ lead_ids_param: [id('lead')] }),
    'finance.find-money-lead-duplicates': () => ({ names_param: ['Cerro Azul'] }),
    'finance.create-money-lead': () => ({ name_param: 'Cerro Azul' }),
    'finance.update-money-lead': () => ({ ...lead(), updates_param: {} }),
    'finance.delete-money-lead': lead,
    'finance.restore-money-lead': lead,
    'finance.get-money-lead': lead,
    'finance.set-money-stage-weights': () => ({
      weights_param: { new: 10, contacted: 20, qualified: 40, proposal: 60, negotiation: 80 },
    }),
  };
};
