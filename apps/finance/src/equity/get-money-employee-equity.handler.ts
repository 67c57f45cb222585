import { getMoneyEmployeeEquity } from '@nivel/contracts/finance/get-money-employee-equity.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { EquityRepository } from './equity.repository.ts';
import { shownEmployee } from './policy.ts';
import { ShownEquity } from './shown-equity.ts';

@Handles(getMoneyEmployeeEquity)
export class GetMoneyEmployeeEquityHandler implements Handler<typeof getMoneyEmployeeEquity> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly shown: ShownEquity,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    input: InputOf<typeof getMoneyEmployeeEquity>,
    call: Call,
  ): Promise<OutputOf<typeof getMoneyEmployeeEquity>> {
    const filter = { ...input, employee_id_filter: shownEmployee(call, input.employee_id_filter) };
    const { assignments, count } = await this.equity.page(this.work.reads, filter);
    return { data: await this.shown.all(this.work.reads, assignments, call), total_count: count };
  }
}
