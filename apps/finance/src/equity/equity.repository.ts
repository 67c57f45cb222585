import { Injectable } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { getMoneyEmployeeEquity } from '@nivel/contracts/finance/get-money-employee-equity.operation';
import type { RowOfStatement } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import { ACTIVE_SUM, ACTIVE_SUMS, ADD, ALL, ANONYMISE, COUNT, FIND, LOCK, PAGE, SAVE } from './equity.sql.ts';

/** A share of a project in hundredths of a percent; days as `2026-11-25`. */
export type EquityAssignment = RowOfStatement<typeof FIND>;

type Filter = Pick<
  InputOf<typeof getMoneyEmployeeEquity>,
  'employee_id_filter' | 'assignment_id_filter' | 'project_id_filter' | 'status_filter' | 'page_size' | 'page_offset'
>;

const asJson = (vesting: EquityAssignment['vesting']): string | null =>
  vesting === null ? null : JSON.stringify(vesting);

/** The assignments of equity. Locks are taken in this order: account, assignment, project. */
@Injectable()
export class EquityRepository {
  /** A page, and how many there are in all. */
  async page(
    reads: FinanceReads,
    filter: Filter,
  ): Promise<{ readonly assignments: readonly EquityAssignment[]; readonly count: number }> {
    const whose = [filter.employee_id_filter, filter.project_id_filter] as const;
    const filters = [...whose, filter.status_filter, filter.assignment_id_filter] as const;
    const [assignments, [counted]] = await Promise.all([
      reads.rows(PAGE, [...filters, filter.page_size, filter.page_offset]),
      reads.rows(COUNT, filters),
    ]);
    return { assignments, count: counted?.count ?? 0 };
  }

  all(reads: FinanceReads): Promise<EquityAssignment[]> {
    return reads.rows(ALL, []);
  }

  async find(reads: FinanceReads | FinanceUnit, id: string): Promise<EquityAssignment | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** Until the unit ends, nothing else changes it. */
  async lock(unit: FinanceUnit, id: string): Promise<EquityAssignment | null> {
    return (await unit.rows(LOCK, [id]))[0] ?? null;
  }

  /** @returns false when the id is taken */
  async add(unit: FinanceUnit, one: EquityAssignment): Promise<boolean> {
    const { id, employeeId, projectId, projectName, basisPoints, assignedOn, payoutSchedule, vesting } = one;
    const values = [id, employeeId, projectId, projectName, basisPoints, assignedOn, payoutSchedule] as const;
    return (await unit.rows(ADD, [...values, asJson(vesting), unit.now])).length > 0;
  }

  async save(unit: FinanceUnit, one: EquityAssignment): Promise<void> {
    const { id, basisPoints, assignedOn, payoutSchedule, vesting, status, endedOn, endReason } = one;
    const terms = [id, basisPoints, assignedOn, payoutSchedule, asJson(vesting)] as const;
    await unit.rows(SAVE, [...terms, status, endedOn, endReason, unit.now]);
  }

  /** The sum of a project's active assignments but one; until the unit ends, no other unit assigns shares of it. */
  async lockActiveSum(unit: FinanceUnit, projectId: string, exceptId: string): Promise<number> {
    await holdKey(unit, `equity ${projectId}`);
    return (await unit.rows(ACTIVE_SUM, [projectId, exceptId]))[0]?.sum ?? 0;
  }

  /** The assigned share of each project. */
  async activeSums(reads: FinanceReads): Promise<ReadonlyMap<string, number>> {
    return new Map((await reads.rows(ACTIVE_SUMS, [])).map(({ id, sum }) => [id, sum]));
  }

  /** @returns the ids of the assignments that the person held */
  async anonymise(unit: FinanceUnit, employeeId: string): Promise<readonly string[]> {
    return (await unit.rows(ANONYMISE, [employeeId, unit.now])).map(({ id }) => id);
  }
}
