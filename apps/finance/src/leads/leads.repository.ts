import { Injectable } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { getMoneyLeads } from '@nivel/contracts/finance/get-money-leads.operation';
import type { RowOfStatement } from '@nivel/messaging/statement';
import { wordsIn } from '../book/search-words.ts';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import { ADD, COUNT, FIND, LOCK, PAGE, PURGE, SAVE, SET_DELETED } from './leads.sql.ts';

/** A lead; amounts in minor units, days as `2026-11-25`. */
export type Lead = RowOfStatement<typeof FIND>;

/** The order of the statements that save a lead. */
const valuesOf = (lead: Lead, now: Date) => {
  const { id, name, source, stage, expectedValue, currency, assignedTo, notes } = lead;
  const { nextStep, nextStepOn, lostReason } = lead;
  return [
    ...([id, name, source, stage, expectedValue, currency, assignedTo] as const),
    ...([notes, nextStep, nextStepOn, lostReason, now] as const),
  ] as const;
};

/** The leads of the book. */
@Injectable()
export class LeadsRepository {
  /** A page, and how many there are in all. */
  async page(
    reads: FinanceReads,
    asked: InputOf<typeof getMoneyLeads>,
  ): Promise<{ readonly leads: readonly Lead[]; readonly count: number }> {
    const filters = [asked.stage_filter, asked.assigned_filter, wordsIn(asked.search)] as const;
    const page = asked.in_trash ? PAGE.inTrash : PAGE.there;
    const [leads, [counted]] = await Promise.all([
      reads.rows(page(asked.sort, asked.descending), [...filters, asked.page_size, asked.page_offset]),
      reads.rows(asked.in_trash ? COUNT.inTrash : COUNT.there, filters),
    ]);
    return { leads, count: counted?.count ?? 0 };
  }

  async find(reads: FinanceReads | FinanceUnit, id: string): Promise<Lead | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** Until the unit ends, nothing else changes it. */
  async lock(unit: FinanceUnit, id: string): Promise<Lead | null> {
    return (await unit.rows(LOCK, [id]))[0] ?? null;
  }

  /** @returns false when the id is taken */
  async add(unit: FinanceUnit, lead: Lead): Promise<boolean> {
    return (await unit.rows(ADD, valuesOf(lead, unit.now))).length > 0;
  }

  async save(unit: FinanceUnit, lead: Lead): Promise<void> {
    await unit.rows(SAVE, valuesOf(lead, unit.now));
  }

  async setDeleted(unit: FinanceUnit, id: string, isDeleted: boolean): Promise<void> {
    await unit.rows(SET_DELETED, [id, isDeleted ? unit.now : null, isDeleted ? unit.actor : null, unit.now]);
  }

  /** Purges a limited number of rows deleted before a moment. @returns their ids */
  async purge(unit: FinanceUnit, before: Date, most: number): Promise<readonly string[]> {
    return (await unit.rows(PURGE, [before, most])).map(({ id }) => id);
  }
}
