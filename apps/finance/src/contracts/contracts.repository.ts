import { Injectable } from '@nestjs/common';
import type { getMoneyContracts } from '@nivel/contracts/finance/get-money-contracts.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { wordsIn } from '../book/search-words.ts';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import {
  ADD,
  COUNT,
  DUE_FOR_PURGE,
  DUE_FOR_ROLL,
  FIND,
  LOCK,
  OPEN_OF_LEAD,
  PAGE,
  PURGE,
  PURGE_PAYMENTS,
  SAVE,
  SET_DELETED,
  SET_THROUGH,
} from './contracts.sql.ts';

/** A contract; amounts in minor units, days as `2026-11-25`. */
export type Contract = RowOfStatement<typeof FIND>;

/** The order of the statements that save a contract. */
const valuesOf = (contract: Contract, now: Date) => {
  const { id, clientName, contractTitle, contractType, paymentFrequency, totalValue, currency } = contract;
  const { startDate, endDate, instalments, status, signedAt, notes, scheduledThrough } = contract;
  const { assignedTo, organizationId, projectId, projectName, leadId } = contract;
  return [
    ...([id, clientName, contractTitle, contractType, paymentFrequency, totalValue, currency] as const),
    ...([startDate, endDate, instalments, status, signedAt, notes, scheduledThrough] as const),
    ...([assignedTo, organizationId, projectId, projectName, leadId, now] as const),
  ] as const;
};

/** The contracts of the book. */
@Injectable()
export class ContractsRepository {
  /** A page, and how many there are in all. */
  async page(reads: FinanceReads, asked: InputOf<typeof getMoneyContracts>) {
    const filters = [
      ...([asked.status_filter, asked.type_filter, asked.assigned_filter, asked.organization_filter] as const),
      ...([asked.project_filter, asked.lead_filter, wordsIn(asked.search)] as const),
    ] as const;
    const page = asked.in_trash ? PAGE.inTrash : PAGE.there;
    const [contracts, [counted]] = await Promise.all([
      reads.rows(page(asked.sort, asked.descending), [...filters, asked.page_size, asked.page_offset]),
      reads.rows(asked.in_trash ? COUNT.inTrash : COUNT.there, filters),
    ]);
    return { contracts, count: counted?.count ?? 0 };
  }

  async find(reads: FinanceReads | FinanceUnit, id: string): Promise<Contract | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** The contract of a lead that is neither cancelled nor deleted; of the unit that locks the lead. */
  async openOfLead(unit: FinanceUnit, leadId: string): Promise<string | null> {
    return (await unit.rows(OPEN_OF_LEAD, [leadId]))[0]?.id ?? null;
  }

  /** Until the unit ends, nothing else changes it or its payments. */
  async lock(unit: FinanceUnit, id: string): Promise<Contract | null> {
    return (await unit.rows(LOCK, [id]))[0] ?? null;
  }

  /** @returns false when the id is taken */
  async add(unit: FinanceUnit, contract: Contract): Promise<boolean> {
    return (await unit.rows(ADD, valuesOf(contract, unit.now))).length > 0;
  }

  async save(unit: FinanceUnit, contract: Contract): Promise<void> {
    await unit.rows(SAVE, valuesOf(contract, unit.now));
  }

  async setDeleted(unit: FinanceUnit, id: string, isDeleted: boolean): Promise<void> {
    await unit.rows(SET_DELETED, [id, isDeleted ? unit.now : null, isDeleted ? unit.actor : null, unit.now]);
  }

  /** Locks a limited number of open-ended contracts whose payments do not reach a day. */
  lockDueForRoll(unit: FinanceUnit, through: string, most: number) {
    return unit.rows(DUE_FOR_ROLL, [through, most]);
  }

  async setScheduledThrough(unit: FinanceUnit, id: string, through: string): Promise<void> {
    await unit.rows(SET_THROUGH, [id, through]);
  }

  /** Purges a limited number that were deleted before a moment, with their payments. @returns their ids */
  async purge(unit: FinanceUnit, before: Date, most: number) {
    const contracts = (await unit.rows(DUE_FOR_PURGE, [before, most])).map(({ id }) => id);
    const payments = (await unit.rows(PURGE_PAYMENTS, [contracts])).map(({ id }) => id);
    await unit.rows(PURGE, [contracts]);
    return { contracts, payments };
  }
}
