import { deleteMoneyContract } from '@nivel/contracts/finance/delete-money-contract.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { ContractDeletion } from './contract-deletion.ts';
import { ShownContracts } from './shown-contracts.ts';

@Handles(deleteMoneyContract)
export class DeleteMoneyContractHandler implements Handler<typeof deleteMoneyContract> {
  constructor(
    private readonly deletion: ContractDeletion,
    private readonly shown: ShownContracts,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { contract_id_param: id }: InputOf<typeof deleteMoneyContract>,
    call: Call,
  ): Promise<OutputOf<typeof deleteMoneyContract>> {
    const contract = await this.work.run(call, (unit) => this.deletion.set(unit, id, true));
    return { success: true, contract: await this.shown.one(this.work.reads, contract, call) };
  }
}
