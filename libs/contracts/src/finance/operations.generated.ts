// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { createMoneyLead } from './create-money-lead.operation.ts';
import { deleteMoneyLead } from './delete-money-lead.operation.ts';
import { enterBook } from './enter-book.operation.ts';
import { getMoneyHistory } from './get-money-history.operation.ts';
import { getMoneyLeadTotals } from './get-money-lead-totals.operation.ts';
import { getMoneyLead } from './get-money-lead.operation.ts';
import { getMoneyLeads } from './get-money-leads.operation.ts';
import { listMoneyPeople } from './list-money-people.operation.ts';
import { purgeBookTrash } from './purge-book-trash.operation.ts';
import { restoreMoneyLead } from './restore-money-lead.operation.ts';
import { setMoneyStageWeights } from './set-money-stage-weights.operation.ts';
import { updateMoneyLead } from './update-money-lead.operation.ts';

export const operations: readonly Operation[] = [
  createMoneyLead,
  deleteMoneyLead,
  enterBook,
  getMoneyHistory,
  getMoneyLead,
  getMoneyLeadTotals,
  getMoneyLeads,
  listMoneyPeople,
  purgeBookTrash,
  restoreMoneyLead,
  setMoneyStageWeights,
  updateMoneyLead,
];
