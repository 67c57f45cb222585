import { minorUnits } from '@nivel/contracts/finance/money';
import type { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { Contract } from './contracts.repository.ts';

export type ContractUpdates = InputOf<typeof updateMoneyContract>['updates_param'];

/** A contract with what is given changed. */
export const updatedContract = (contract: Contract, updates: ContractUpdates): Contract => ({
  ...contract,
  clientName: updates.client_name ?? contract.clientName,
  contractTitle: updates.contract_title ?? contract.contractTitle,
  contractType: updates.contract_type ?? contract.contractType,
  paymentFrequency: updates.payment_frequency === undefined ? contract.paymentFrequency : updates.payment_frequency,
  totalValue: updates.total_value === undefined ? contract.totalValue : minorUnits(updates.total_value),
  startDate: updates.start_date ?? contract.startDate,
  endDate: updates.end_date === undefined ? contract.endDate : updates.end_date,
  instalments: updates.instalments ?? contract.instalments,
  status: updates.status ?? contract.status,
  notes: updates.notes ?? contract.notes,
});

/** A contract as the audit trail keeps it, by the names of the documented door; the amount in minor units. */
export const auditedContract = (contract: Contract) => ({
  client_name: contract.clientName,
  contract_title: contract.contractTitle,
  contract_type: contract.contractType,
  payment_frequency: contract.paymentFrequency,
  total_value: contract.totalValue,
  currency: contract.currency,
  start_date: contract.startDate,
  end_date: contract.endDate,
  instalments: contract.instalments,
  status: contract.status,
  notes: contract.notes,
});

/** What becomes of the payments that are still to come: other ones, none, or they are cancelled. */
export type PaymentsToCome = 'kept' | 'replaced' | 'removed' | 'cancelled';

const TERMS = ['contractType', 'paymentFrequency', 'totalValue', 'startDate', 'endDate', 'instalments'] as const;

/** One on hold has no payments to come; back from there or from being cancelled, it has them anew. */
export const paymentsToCome = (before: Contract, after: Contract): PaymentsToCome => {
  const isRunning = ({ status }: Contract): boolean => status === 'active' || status === 'completed';
  if (isRunning(after))
    return !isRunning(before) || TERMS.some((field) => before[field] !== after[field]) ? 'replaced' : 'kept';
  if (before.status === after.status) return 'kept';
  return after.status === 'cancelled' ? 'cancelled' : 'removed';
};
