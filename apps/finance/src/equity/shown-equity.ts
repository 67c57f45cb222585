import { Injectable } from '@nestjs/common';
import type { EquityRow } from '@nivel/contracts/finance/equity-shape';
import { percentOf } from '@nivel/contracts/finance/equity-values';
import { defaultCurrency } from '@nivel/contracts/finance/money';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository, type Account } from '../accounts/accounts.repository.ts';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceReads } from '../database.ts';
import { ProjectNames } from '../project-names/project-names.ts';
import { vestedOn, vestingSchedule } from '../vesting/vesting-schedule.ts';
import { equityEstimates } from './equity-estimates.ts';
import type { EquityAssignment } from './equity.repository.ts';
import { ProjectPaymentsRepository, type ProjectPaymentTotal } from './project-payments.repository.ts';

/** Assignments as the documented door shows them. */
@Injectable()
export class ShownEquity {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly projects: ProjectNames,
    private readonly payments: ProjectPaymentsRepository,
    private readonly clock: BookClock,
  ) {}

  /** The day it is in the book. */
  today(): string {
    return this.clock.today();
  }

  async all(reads: FinanceReads, some: readonly EquityAssignment[], call: Call): Promise<EquityRow[]> {
    const employees = [...new Set(some.flatMap(({ employeeId }) => employeeId ?? []))];
    const projects = [...new Set(some.map(({ projectId }) => projectId))];
    const today = this.today();
    const [accounts, names, totals] = await Promise.all([
      this.accounts.all(reads, employees),
      this.projects.namesOf(projects, call),
      this.payments.totals(reads, projects, Number(today.slice(0, 4))),
    ]);
    const byId = new Map(accounts.map((one) => [one.userId, one]));
    return some.map((one) =>
      shown(
        { ...one, projectName: names.get(one.projectId) ?? one.projectName },
        { employee: byId.get(one.employeeId ?? '') ?? null, totals, today },
      ),
    );
  }

  async one(reads: FinanceReads, one: EquityAssignment, call: Call): Promise<EquityRow> {
    const [row] = await this.all(reads, [one], call);
    if (row === undefined) throw new Error('one assignment has one row');
    return row;
  }
}

interface Surroundings {
  readonly employee: Account | null;
  readonly totals: readonly ProjectPaymentTotal[];
  readonly today: string;
}

const shown = (one: EquityAssignment, { employee, totals, today }: Surroundings): EquityRow => {
  const estimates = equityEstimates(one, totals, today);
  return {
    id: one.id,
    employee_id: one.employeeId,
    employee_name: employee === null ? null : employee.fullName || employee.email,
    employee_email: employee?.email ?? null,
    project_id: one.projectId,
    project_name: one.projectName,
    assigned_at: one.assignedOn,
    payout_schedule: one.payoutSchedule,
    assigned_equity_percent: percentOf(one.basisPoints),
    vested_percent: percentOf(vestedOn(one, today)),
    estimated_earnings: estimates.find(({ currency }) => currency === defaultCurrency)?.amount ?? null,
    estimates,
    status: one.status,
    vesting: one.vesting,
    vesting_schedule: vestingSchedule(one).map(({ day, basisPoints }) => ({ day, percent: percentOf(basisPoints) })),
    ended_at: one.endedOn,
    end_reason: one.endReason,
    updated_at: one.updatedAt.toISOString(),
  };
};
