import { minorUnits } from '@nivel/contracts/finance/money';
import type { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { Contract } from './contracts.repository.ts';

export type ContractUpdates = InputOf<typeof updateMoneyContract>['updates_param'];

/** A contract with the given fields changed. `projectName` is that of a project that is given. */
export const updatedContract = (
  contract: Contract,
  updates: ContractUpdates,
  projectName: string | null,
): Contract => ({
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
  assignedTo: updates.assigned_to === undefined ? contract.assignedTo : updates.assigned_to,
  organizationId: updates.organization_id === undefined ? contract.organizationId : updates.organization_id,
  projectId: updates.project_id === undefined ? contract.projectId : updates.project_id,
  projectName: updates.project_id === undefined ? contract.projectName : projectName,
});

/** A contract in the form of the audit trail, by the names of the documented door; the amount in minor units. */
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
  assigned_to: contract.assignedTo,
  organization_id: contract.organizationId,
  project_id: contract.projectId,
  project_name: contract.projectName,
  lead_id: contract.leadId,
});

/** The effect on future payments: replaced, removed, or cancelled. */
export type PaymentsToCome = 'kept' | 'replaced' | 'removed' | 'cancelled';

const TERMS = ['contractType', 'paymentFrequency', 'totalValue', 'startDate', 'endDate', 'instalments'] as const;

/**
 * Only an active one has payments to come: on hold it has none, and what ends cancels them. When active again, it gets them
 * again.
 */
export const paymentsToCome = (before: Contract, after: Contract): PaymentsToCome => {
  const isChanged = before.status !== after.status;
  if (after.status === 'active')
    return isChanged || TERMS.some((field) => before[field] !== after[field]) ? 'replaced' : 'kept';
  if (!isChanged) return 'kept';
  return after.status === 'on_hold' ? 'removed' : 'cancelled';
};

/** Does a lead count it as its contract? */
export const isOfLead = ({ status, deletedAt }: Pick<Contract, 'status' | 'deletedAt'>): boolean =>
  deletedAt === null && status !== 'cancelled';
