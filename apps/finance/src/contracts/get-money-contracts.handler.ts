import { getMoneyContracts } from '@nivel/contracts/finance/get-money-contracts.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceClient } from '../database.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { ShownContracts } from './shown-contracts.ts';

@Handles(getMoneyContracts)
export class GetMoneyContractsHandler implements Handler<typeof getMoneyContracts> {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly shown: ShownContracts,
    private readonly clock: BookClock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: InputOf<typeof getMoneyContracts>, call: Call): Promise<OutputOf<typeof getMoneyContracts>> {
    const { contracts, count } = await this.contracts.page(this.work.reads, input);
    const data = await this.shown.all(this.work.reads, contracts, call);
    return { data, total_count: count, today: this.clock.today() };
  }
}
