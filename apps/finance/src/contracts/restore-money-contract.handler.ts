import { restoreMoneyContract } from '@nivel/contracts/finance/restore-money-contract.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { ContractDeletion } from './contract-deletion.ts';
import { ShownContracts } from './shown-contracts.ts';

@Handles(restoreMoneyContract)
export class RestoreMoneyContractHandler implements Handler<typeof restoreMoneyContract> {
  constructor(
    private readonly deletion: ContractDeletion,
    private readonly shown: ShownContracts,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { contract_id_param: id }: InputOf<typeof restoreMoneyContract>,
    call: Call,
  ): Promise<OutputOf<typeof restoreMoneyContract>> {
    const contract = await this.work.run(call, (unit) => this.deletion.set(unit, id, false));
    return { success: true, contract: await this.shown.one(this.work.reads, contract, call) };
  }
}
