import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { restoreMoneyEquity } from '@nivel/contracts/finance/restore-money-equity.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { ensureFits, restoredEquity } from './equity-rules.ts';
import { EquityTrail } from './equity-trail.ts';
import { EquityRepository } from './equity.repository.ts';
import { ShownEquity } from './shown-equity.ts';

@Handles(restoreMoneyEquity)
export class RestoreMoneyEquityHandler implements Handler<typeof restoreMoneyEquity> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly trail: EquityTrail,
    private readonly shown: ShownEquity,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { assignment_id_param: id }: InputOf<typeof restoreMoneyEquity>,
    call: Call,
  ): Promise<OutputOf<typeof restoreMoneyEquity>> {
    const stored = await this.work.run(call, async (unit) => {
      const before = await this.equity.lock(unit, id);
      if (before === null) throw new AppError(financeErrors.equity_not_found);
      if (before.employeeId === null) throw new AppError(financeErrors.equity_employee_not_found);
      ensureFits(await this.equity.lockActiveSum(unit, before.projectId, id), before.basisPoints);
      return this.trail.save(unit, 'restored', { before, after: restoredEquity(before) });
    });
    return { success: true, assignment: await this.shown.one(this.work.reads, stored, call) };
  }
}
