import { assignMoneyEquity } from '@nivel/contracts/finance/assign-money-equity.operation';
import { basisPointsOf } from '@nivel/contracts/finance/equity-values';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { ProjectNames } from '../project-names/project-names.ts';
import { EquityEmployees } from './equity-employees.ts';
import { ensureFits } from './equity-rules.ts';
import { EquityTrail } from './equity-trail.ts';
import { EquityRepository, type EquityAssignment } from './equity.repository.ts';
import { ShownEquity } from './shown-equity.ts';

type Input = InputOf<typeof assignMoneyEquity>;

@Handles(assignMoneyEquity)
export class AssignMoneyEquityHandler implements Handler<typeof assignMoneyEquity> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly employees: EquityEmployees,
    private readonly projects: ProjectNames,
    private readonly trail: EquityTrail,
    private readonly shown: ShownEquity,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof assignMoneyEquity>> {
    const project = await this.projects.find(input.project_id_param, call);
    if (project === null) throw new AppError(financeErrors.equity_project_not_found);
    const stored = await this.work.run(call, async (unit) => this.assign(unit, input, project.name));
    return { success: true, assignment: await this.shown.one(this.work.reads, stored, call) };
  }

  private async assign(unit: FinanceUnit, input: Input, projectName: string): Promise<EquityAssignment> {
    const one = this.newAssignment(unit, input, projectName);
    await this.employees.lock(unit, input.employee_id_param);
    const others = await this.equity.lockActiveSum(unit, one.projectId, one.id);
    const taken = await this.equity.find(unit, one.id);
    if (taken !== null) return this.sameAs(unit, taken, one);
    ensureFits(others, one.basisPoints);
    if (!(await this.equity.add(unit, one))) throw new AppError(commonErrors.idempotency_key_reused);
    await this.trail.created(unit, one);
    return one;
  }

  private newAssignment(unit: FinanceUnit, input: Input, projectName: string): EquityAssignment {
    return {
      id: input.assignment_id_param ?? unit.newId(),
      employeeId: input.employee_id_param,
      projectId: input.project_id_param,
      projectName,
      basisPoints: basisPointsOf(input.equity_percent_param),
      assignedOn: input.assigned_at_param ?? this.shown.today(),
      payoutSchedule: input.payout_schedule_param,
      vesting: input.vesting_param,
      status: 'active',
      endedOn: null,
      endReason: '',
      updatedAt: unit.now,
    };
  }

  /** @throws AppError `idempotency_key_reused` where the id belongs to an assignment with other content */
  private async sameAs(unit: FinanceUnit, taken: EquityAssignment, one: EquityAssignment): Promise<EquityAssignment> {
    const isSame = taken.employeeId === one.employeeId && (await this.trail.wasMadeAs(unit, one));
    if (!isSame) throw new AppError(commonErrors.idempotency_key_reused);
    return taken;
  }
}
