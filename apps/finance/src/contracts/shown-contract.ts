import type { ContractRow } from '@nivel/contracts/finance/contract-shape';
import { decimalOf } from '@nivel/contracts/finance/money';
import type { Contract } from './contracts.repository.ts';

/** A contract as the documented door shows it. */
export const shownContract = (contract: Contract): ContractRow => ({
  id: contract.id,
  client_name: contract.clientName,
  contract_title: contract.contractTitle,
  contract_type: contract.contractType,
  payment_frequency: contract.paymentFrequency,
  total_value: decimalOf(contract.totalValue),
  currency: contract.currency,
  start_date: contract.startDate,
  end_date: contract.endDate,
  instalments: contract.instalments,
  status: contract.status,
  is_draft: contract.signedAt === null,
  notes: contract.notes,
  created_at: contract.createdAt.toISOString(),
  updated_at: contract.updatedAt.toISOString(),
  deleted_at: contract.deletedAt?.toISOString() ?? null,
});
