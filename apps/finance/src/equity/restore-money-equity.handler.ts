import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { restoreMoneyEquity } from '@nivel/contracts/finance/restore-money-equity.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { EquityEmployees } from './equity-employees.ts';
import { ensureFits, restoredEquity } from './equity-rules.ts';
import { EquityTrail } from './equity-trail.ts';
import { EquityRepository, type EquityAssignment } from './equity.repository.ts';
import { ShownEquity } from './shown-equity.ts';

@Handles(restoreMoneyEquity)
export class RestoreMoneyEquityHandler implements Handler<typeof restoreMoneyEquity> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly employees: EquityEmployees,
    private readonly trail: EquityTrail,
    private readonly shown: ShownEquity,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { assignment_id_param: id }: InputOf<typeof restoreMoneyEquity>,
    call: Call,
  ): Promise<OutputOf<typeof restoreMoneyEquity>> {
    const stored = await this.work.run(call, async (unit) => {
      const before = await this.lock(unit, id);
      ensureFits(await this.equity.lockActiveSum(unit, before.projectId, id), before.basisPoints);
      return this.trail.save(unit, 'restored', { before, after: restoredEquity(before) });
    });
    return { success: true, assignment: await this.shown.one(this.work.reads, stored, call) };
  }

  /** Its holder is locked before the row, as when an account is deleted; and has to have a place here still. */
  private async lock(unit: FinanceUnit, id: string): Promise<EquityAssignment> {
    const seen = await this.equity.find(unit, id);
    if (seen === null) throw new AppError(financeErrors.equity_not_found);
    if (seen.employeeId === null) throw new AppError(financeErrors.equity_employee_not_found);
    await this.employees.lock(unit, seen.employeeId);
    const before = await this.equity.lock(unit, id);
    if (before === null) throw new AppError(financeErrors.equity_not_found);
    return before;
  }
}
