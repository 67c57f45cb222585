import { defineErrors } from '../kernel/errors.ts';

/** Errors of this service. */
export const financeErrors = defineErrors({
  lead_not_found: { kind: 'not-found', message: 'This lead is not there any more' },
  assignee_not_in_book: { kind: 'conflict', message: 'Only administrators and managers can be in charge' },
  equity_not_found: { kind: 'not-found', message: 'This assignment is not there' },
  equity_not_active: { kind: 'conflict', message: 'This assignment has ended; restore it first' },
  /** `details`: `{ unassigned_percent }`, what is left of the project. */
  equity_above_whole: { kind: 'conflict', message: 'Active shares of a project are at most 100 percent in all' },
  equity_employee_not_found: { kind: 'not-found', message: 'This person has no place in this installation any more' },
  equity_project_not_found: { kind: 'not-found', message: 'This project is not there any more' },
  contract_not_found: { kind: 'not-found', message: 'This contract is not there any more' },
  contract_project_not_found: { kind: 'not-found', message: 'This project is not there, or not for you to see' },
  contract_organization_not_found: {
    kind: 'not-found',
    message: 'This organization is not there, or not for you to see',
  },
  /** `details`: `{ contract_id }`, the one that it has. */
  lead_has_contract: { kind: 'conflict', message: 'This lead has a contract already' },
  /** `details`: `{ problem }`, one of `frequency`, `days` and `too_many`. */
  contract_terms_wrong: { kind: 'conflict', message: 'The payments of this contract cannot be like this' },
  contract_worth_too_little: {
    kind: 'conflict',
    message: 'More is paid or overdue already than the contract is worth',
  },
  payment_not_found: { kind: 'not-found', message: 'This payment is not there any more' },
  payment_not_pending: { kind: 'conflict', message: 'Only a pending or overdue payment can be changed like this' },
  payment_day_over: { kind: 'conflict', message: 'A payment cannot be due on a day that is over' },
  payment_paid_in_parts: { kind: 'conflict', message: 'Take a partial payment back instead' },
  partial_payment_not_found: { kind: 'not-found', message: 'This partial payment is not there any more' },
  /** `details`: `{ open_amount }`, the amount still to be paid. */
  partial_payment_above_open: { kind: 'conflict', message: 'This is more than what is still to be paid' },
  payment_undo_needs_reason: { kind: 'conflict', message: 'Say why the payment is not paid or cancelled after all' },
  bank_statement_not_found: { kind: 'not-found', message: 'This bank statement is not there any more' },
  bank_statement_confirmed: {
    kind: 'conflict',
    message: 'Lines of this bank statement are confirmed; take them back first',
  },
  bank_confirmation_not_found: { kind: 'not-found', message: 'This confirmation is not there' },
  bank_line_ahead: { kind: 'conflict', message: 'A line of a bank statement cannot be of a day to come' },
  /** `details` of these: `{ line_id }`. */
  bank_line_not_open: { kind: 'conflict', message: 'A line was confirmed or left out in the meantime' },
  bank_line_other_currency: { kind: 'conflict', message: 'A line and its payment have different currencies' },
  bank_line_other_sum: {
    kind: 'conflict',
    message: 'What is still to be paid of several payments does not add up to their line',
  },
  bank_line_above_open: { kind: 'conflict', message: 'A line is more than what is still to be paid of its payment' },
});
