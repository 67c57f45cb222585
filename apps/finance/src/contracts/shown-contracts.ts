import { Injectable } from '@nestjs/common';
import type { ContractRow } from '@nivel/contracts/finance/contract-shape';
import { decimalOf } from '@nivel/contracts/finance/money';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceReads } from '../database.ts';
import { ProjectNames } from '../project-names/project-names.ts';
import type { Contract } from './contracts.repository.ts';

const shown = (contract: Contract, names: Readonly<Record<string, string>>): ContractRow => ({
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
  assigned_to: contract.assignedTo,
  assigned_to_name: names[contract.assignedTo ?? ''] ?? null,
  organization_id: contract.organizationId,
  project_id: contract.projectId,
  project_name: contract.projectName,
  lead_id: contract.leadId,
  created_at: contract.createdAt.toISOString(),
  updated_at: contract.updatedAt.toISOString(),
  deleted_at: contract.deletedAt?.toISOString() ?? null,
});

/** Contracts as the documented door shows them, with the names of people in charge and of projects. */
@Injectable()
export class ShownContracts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly projects: ProjectNames,
  ) {}

  async all(reads: FinanceReads, contracts: readonly Contract[], call: Call): Promise<ContractRow[]> {
    const people = contracts.flatMap(({ assignedTo }) => assignedTo ?? []);
    const [names, projects] = await Promise.all([
      this.accounts.namesOf(reads, [...new Set(people)]),
      this.projects.namesOf(
        contracts.flatMap(({ projectId }) => projectId ?? []),
        call,
      ),
    ]);
    return contracts.map((contract) =>
      shown({ ...contract, projectName: projects.get(contract.projectId ?? '') ?? contract.projectName }, names),
    );
  }

  async one(reads: FinanceReads, contract: Contract, call: Call): Promise<ContractRow> {
    const [row] = await this.all(reads, [contract], call);
    if (row === undefined) throw new Error('one contract has one row');
    return row;
  }
}
