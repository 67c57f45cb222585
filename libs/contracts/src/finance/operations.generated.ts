// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { assignMoneyEquity } from './assign-money-equity.operation.ts';
import { compareBookSums } from './compare-book-sums.operation.ts';
import { confirmMoneyBankLines } from './confirm-money-bank-lines.operation.ts';
import { createMoneyContract } from './create-money-contract.operation.ts';
import { createMoneyLead } from './create-money-lead.operation.ts';
import { deleteMoneyBankStatement } from './delete-money-bank-statement.operation.ts';
import { deleteMoneyContract } from './delete-money-contract.operation.ts';
import { deleteMoneyLead } from './delete-money-lead.operation.ts';
import { endMoneyEquity } from './end-money-equity.operation.ts';
import { enterBook } from './enter-book.operation.ts';
import { enterEquity } from './enter-equity.operation.ts';
import { exportMoneyEquity } from './export-money-equity.operation.ts';
import { findMoneyLeadDuplicates } from './find-money-lead-duplicates.operation.ts';
import { getMoneyAnalytics } from './get-money-analytics.operation.ts';
import { getMoneyBankStatement } from './get-money-bank-statement.operation.ts';
import { getMoneyBankStatements } from './get-money-bank-statements.operation.ts';
import { getMoneyCharts } from './get-money-charts.operation.ts';
import { getMoneyContract } from './get-money-contract.operation.ts';
import { getMoneyContracts } from './get-money-contracts.operation.ts';
import { getMoneyEmployeeEquity } from './get-money-employee-equity.operation.ts';
import { getMoneyEquityHistory } from './get-money-equity-history.operation.ts';
import { getMoneyEquityStatement } from './get-money-equity-statement.operation.ts';
import { getMoneyHistory } from './get-money-history.operation.ts';
import { getMoneyLeadTotals } from './get-money-lead-totals.operation.ts';
import { getMoneyLead } from './get-money-lead.operation.ts';
import { getMoneyLeads } from './get-money-leads.operation.ts';
import { getMoneyPayment } from './get-money-payment.operation.ts';
import { getMoneyPayments } from './get-money-payments.operation.ts';
import { getUpcomingPaymentsCalendar } from './get-upcoming-payments-calendar.operation.ts';
import { importMoneyBankStatement } from './import-money-bank-statement.operation.ts';
import { importMoneyLeads } from './import-money-leads.operation.ts';
import { leaveOutMoneyBankLines } from './leave-out-money-bank-lines.operation.ts';
import { listMoneyEquityChoices } from './list-money-equity-choices.operation.ts';
import { listMoneyPeople } from './list-money-people.operation.ts';
import { purgeBookTrash } from './purge-book-trash.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';
import { recordPartialPayment } from './record-partial-payment.operation.ts';
import { restoreMoneyContract } from './restore-money-contract.operation.ts';
import { restoreMoneyEquity } from './restore-money-equity.operation.ts';
import { restoreMoneyLead } from './restore-money-lead.operation.ts';
import { rollContracts } from './roll-contracts.operation.ts';
import { setMoneyStageWeights } from './set-money-stage-weights.operation.ts';
import { tellDuePayments } from './tell-due-payments.operation.ts';
import { undoMoneyBankConfirmation } from './undo-money-bank-confirmation.operation.ts';
import { undoMoneyLeadImport } from './undo-money-lead-import.operation.ts';
import { updateMoneyContract } from './update-money-contract.operation.ts';
import { updateMoneyEquity } from './update-money-equity.operation.ts';
import { updateMoneyLead } from './update-money-lead.operation.ts';
import { updateMoneyPayment } from './update-money-payment.operation.ts';
import { updatePaymentStatus } from './update-payment-status.operation.ts';
import { withdrawPartialPayment } from './withdraw-partial-payment.operation.ts';

export const operations: readonly Operation[] = [
  assignMoneyEquity,
  compareBookSums,
  confirmMoneyBankLines,
  createMoneyContract,
  createMoneyLead,
  deleteMoneyBankStatement,
  deleteMoneyContract,
  deleteMoneyLead,
  endMoneyEquity,
  enterBook,
  enterEquity,
  exportMoneyEquity,
  findMoneyLeadDuplicates,
  getMoneyAnalytics,
  getMoneyBankStatement,
  getMoneyBankStatements,
  getMoneyCharts,
  getMoneyContract,
  getMoneyContracts,
  getMoneyEmployeeEquity,
  getMoneyEquityHistory,
  getMoneyEquityStatement,
  getMoneyHistory,
  getMoneyLead,
  getMoneyLeadTotals,
  getMoneyLeads,
  getMoneyPayment,
  getMoneyPayments,
  getUpcomingPaymentsCalendar,
  importMoneyBankStatement,
  importMoneyLeads,
  leaveOutMoneyBankLines,
  listMoneyEquityChoices,
  listMoneyPeople,
  purgeBookTrash,
  readPersonalData,
  recordPartialPayment,
  restoreMoneyContract,
  restoreMoneyEquity,
  restoreMoneyLead,
  rollContracts,
  setMoneyStageWeights,
  tellDuePayments,
  undoMoneyBankConfirmation,
  undoMoneyLeadImport,
  updateMoneyContract,
  updateMoneyEquity,
  updateMoneyLead,
  updateMoneyPayment,
  updatePaymentStatus,
  withdrawPartialPayment,
];
