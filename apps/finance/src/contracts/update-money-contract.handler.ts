import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { AmendContract } from './amend-contract.ts';
import { ContractLinks } from './contract-links.ts';
import { ContractPlaces } from './contract-places.ts';
import { updatedContract } from './contract-rules.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { ShownContracts } from './shown-contracts.ts';

@Handles(updateMoneyContract)
export class UpdateMoneyContractHandler implements Handler<typeof updateMoneyContract> {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly amendment: AmendContract,
    private readonly links: ContractLinks,
    private readonly places: ContractPlaces,
    private readonly shown: ShownContracts,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { contract_id_param: id, updates_param: updates }: InputOf<typeof updateMoneyContract>,
    call: Call,
  ): Promise<OutputOf<typeof updateMoneyContract>> {
    const projectName = await this.places.projectName(updates.project_id ?? null, call);
    await this.places.checkOrganization(updates.organization_id ?? null, call);
    const stored = await this.work.run(call, async (unit) => {
      const contract = await this.contracts.lock(unit, id);
      if (contract === null || contract.deletedAt !== null) throw new AppError(financeErrors.contract_not_found);
      const updated = updatedContract(contract, updates, projectName);
      await this.links.checkChanged(unit, contract, updated);
      return this.amendment.save(unit, contract, updated);
    });
    return { success: true, contract: await this.shown.one(this.work.reads, stored, call) };
  }
}
