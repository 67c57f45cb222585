import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { updateMoneyEquity } from '@nivel/contracts/finance/update-money-equity.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { ensureFits, updatedEquity } from './equity-rules.ts';
import { EquityTrail } from './equity-trail.ts';
import { EquityRepository } from './equity.repository.ts';
import { ShownEquity } from './shown-equity.ts';

@Handles(updateMoneyEquity)
export class UpdateMoneyEquityHandler implements Handler<typeof updateMoneyEquity> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly trail: EquityTrail,
    private readonly shown: ShownEquity,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { assignment_id_param: id, updates_param: updates }: InputOf<typeof updateMoneyEquity>,
    call: Call,
  ): Promise<OutputOf<typeof updateMoneyEquity>> {
    const stored = await this.work.run(call, async (unit) => {
      const before = await this.equity.lock(unit, id);
      if (before === null) throw new AppError(financeErrors.equity_not_found);
      const after = updatedEquity(before, updates);
      if (after.basisPoints > before.basisPoints)
        ensureFits(await this.equity.lockActiveSum(unit, after.projectId, id), after.basisPoints);
      return this.trail.save(unit, 'changed', { before, after });
    });
    return { success: true, assignment: await this.shown.one(this.work.reads, stored, call) };
  }
}
