import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { getMoneyContract } from '@nivel/contracts/finance/get-money-contract.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { ShownContracts } from './shown-contracts.ts';

@Handles(getMoneyContract)
export class GetMoneyContractHandler implements Handler<typeof getMoneyContract> {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly shown: ShownContracts,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { contract_id_param: id }: InputOf<typeof getMoneyContract>,
    call: Call,
  ): Promise<OutputOf<typeof getMoneyContract>> {
    const { reads } = this.work;
    const contract = await this.contracts.find(reads, id);
    if (contract === null) throw new AppError(financeErrors.contract_not_found);
    return { contract: await this.shown.one(reads, contract, call) };
  }
}
