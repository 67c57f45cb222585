import { endMoneyEquity } from '@nivel/contracts/finance/end-money-equity.operation';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { endedEquity } from './equity-rules.ts';
import { EquityTrail } from './equity-trail.ts';
import { EquityRepository } from './equity.repository.ts';
import { ShownEquity } from './shown-equity.ts';

@Handles(endMoneyEquity)
export class EndMoneyEquityHandler implements Handler<typeof endMoneyEquity> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly trail: EquityTrail,
    private readonly shown: ShownEquity,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { assignment_id_param: id, status_param: status, reason_param: reason }: InputOf<typeof endMoneyEquity>,
    call: Call,
  ): Promise<OutputOf<typeof endMoneyEquity>> {
    const stored = await this.work.run(call, async (unit) => {
      const before = await this.equity.lock(unit, id);
      if (before === null) throw new AppError(financeErrors.equity_not_found);
      const after = endedEquity(before, { status, on: this.shown.today(), reason });
      return this.trail.save(unit, status, { before, after });
    });
    return { success: true, assignment: await this.shown.one(this.work.reads, stored, call) };
  }
}
