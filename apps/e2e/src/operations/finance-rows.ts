import { randomUUID } from 'node:crypto';
import type { ProcedureRow } from './procedure-row.ts';

/** A learner keeps no book: refused, whatever its content. Specs of the service cover the roles there. */
const refused = (input: ProcedureRow['input']): ProcedureRow => ({ input, allowed: [403] });

const equity = { assignment_id_param: randomUUID() };
const contract = { contract_id_param: randomUUID() };
const payment = { payment_id_param: randomUUID() };
const statement = { statement_id_param: randomUUID() };
const lead = { lead_id_param: randomUUID() };

/** One row per procedure of the book of an installation, called by a person who may not see it. */
export const financeRows: Readonly<Record<string, ProcedureRow>> = {
  assign_money_equity: refused({
    employee_id_param: randomUUID(),
    project_id_param: randomUUID(),
    equity_percent_param: 5,
    payout_schedule_param: 'monthly',
  }),
  confirm_money_bank_lines: refused({
    ...{ ...statement, confirmation_id_param: randomUUID() },
    matches_param: [{ line_id: randomUUID(), payment_id: randomUUID() }],
  }),
  create_money_contract: refused({
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso' },
    ...{ total_value_param: 10, start_date_param: '2026-12-01' },
  }),
  create_money_lead: refused({ name_param: 'Cerro Azul' }),
  delete_money_bank_statement: refused(statement),
  delete_money_contract: refused(contract),
  delete_money_lead: refused(lead),
  end_money_equity: refused({ ...equity, status_param: 'cancelled', reason_param: 'Terminó' }),
  export_money_equity: refused({}),
  find_money_lead_duplicates: refused({ names_param: ['Cerro Azul'] }),
  get_money_employee_equity: refused({}),
  get_money_equity_history: refused(equity),
  get_money_equity_statement: refused(equity),
  get_money_analytics: refused({}),
  get_money_bank_statement: refused(statement),
  get_money_bank_statements: refused({ page_size: 5 }),
  get_money_charts: refused({}),
  get_money_contract: refused(contract),
  get_money_contracts: refused({ page_size: 5 }),
  get_money_history: refused({ entity_param: 'lead', id_param: randomUUID() }),
  get_money_lead: refused(lead),
  get_money_lead_totals: refused({}),
  get_money_leads: refused({ page_size: 5 }),
  import_money_bank_statement: refused({
    ...statement,
    statement_param: { file_name: 'banco.csv', format: 'csv', account: '', unused_count: 0 },
    lines_param: [
      {
        ...{ line_id: randomUUID(), position: 0, ordinal: 0, booked_on: '2026-11-20', amount: 1, currency: 'USD' },
        ...{ payer: '', text: 'Depósito', reference: '', bank_reference: '' },
      },
    ],
  }),
  import_money_leads: refused({
    leads_param: [
      {
        ...{ lead_id: randomUUID(), name: 'Cerro Azul', source: '', expected_value: 1, currency: 'USD', stage: 'new' },
        ...{ notes: '', next_step: '', next_step_on: null, lost_reason: '' },
      },
    ],
  }),
  leave_out_money_bank_lines: refused({ ...statement, line_ids_param: [randomUUID()] }),
  list_money_equity_choices: refused({}),
  restore_money_equity: refused(equity),
  get_money_payment: refused(payment),
  get_money_payments: refused({ page_size: 5 }),
  get_upcoming_payments_calendar: refused({ start_date_param: '2026-12-01', end_date_param: '2026-12-31' }),
  list_money_people: refused({}),
  restore_money_contract: refused(contract),
  restore_money_lead: refused(lead),
  set_money_stage_weights: refused({
    weights_param: { new: 10, contacted: 20, qualified: 40, proposal: 60, negotiation: 80 },
  }),
  undo_money_bank_confirmation: refused({ confirmation_id_param: randomUUID(), reason_param: 'Error' }),
  undo_money_lead_import: refused({ lead_ids_param: [randomUUID()] }),
  update_money_contract: refused({ ...contract, updates_param: { client_name: 'Otro' } }),
  update_money_lead: refused({ ...lead, updates_param: { name: 'Otro' } }),
  update_money_equity: refused({ ...equity, updates_param: { equity_percent: 1 } }),
  record_money_partial_payment: refused({ ...payment, amount_param: 5 }),
  update_money_payment: refused({ ...payment, updates_param: { due_date: '2026-12-01' } }),
  update_payment_status: refused({ ...payment, status_param: 'paid' }),
  withdraw_money_partial_payment: refused({ partial_payment_id_param: randomUUID(), reason_param: 'Rebotó' }),
};
