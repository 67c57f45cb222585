import { Injectable } from '@nestjs/common';
import type { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { RowOfStatement } from '@nivel/messaging/statement';
import { wordsIn } from '../book/search-words.ts';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import {
  ADD,
  BETWEEN,
  CANCEL,
  COUNT,
  FIND,
  LOCK_CONTRACT_OF,
  LOCK_OF_CONTRACT,
  PAGE,
  REMOVE,
  SAVE,
  SUMS,
} from './payments.sql.ts';

/** A payment with its contract; amounts in minor units, days as `2026-11-25`. */
export type Payment = RowOfStatement<typeof FIND>;

interface NewPayment {
  readonly amount: number;
  readonly dueDate: string;
}

/** The payments of contracts that are not deleted. */
@Injectable()
export class PaymentsRepository {
  /** A page as things are on a day, and how many there are in all. */
  async page(reads: FinanceReads, asked: InputOf<typeof getMoneyPayments>, today: string) {
    const filters = [today, asked.status_filter, asked.contract_filter, wordsIn(asked.search)] as const;
    const [payments, [counted]] = await Promise.all([
      reads.rows(PAGE(asked.sort, asked.descending), [...filters, asked.page_size, asked.page_offset]),
      reads.rows(COUNT, filters),
    ]);
    return { payments, count: counted?.count ?? 0 };
  }

  /** What is due from a day to another and not cancelled. */
  between(reads: FinanceReads, from: string, to: string) {
    return reads.rows(BETWEEN, [from, to]);
  }

  async find(reads: FinanceReads, id: string): Promise<Payment | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** Of each currency what is still to be paid from a day to another, and what was due before. */
  sums(reads: FinanceReads, from: string, to: string) {
    return reads.rows(SUMS, [from, to]);
  }

  /** Until the unit ends, nobody else changes it or its contract. */
  async lock(unit: FinanceUnit, id: string): Promise<Payment | null> {
    await unit.rows(LOCK_CONTRACT_OF, [id]);
    return (await unit.rows(FIND, [id]))[0] ?? null;
  }

  /** All of a contract, whoever holds the contract. */
  lockOfContract(unit: FinanceUnit, contractId: string) {
    return unit.rows(LOCK_OF_CONTRACT, [contractId]);
  }

  async add(unit: FinanceUnit, contractId: string, payments: readonly NewPayment[]): Promise<void> {
    const [ids, amounts] = [payments.map(() => unit.newId()), payments.map(({ amount }) => amount)];
    await unit.rows(ADD, [contractId, ids, amounts, payments.map(({ dueDate }) => dueDate)]);
  }

  async remove(unit: FinanceUnit, ids: readonly string[]): Promise<void> {
    await unit.rows(REMOVE, [ids]);
  }

  async cancel(unit: FinanceUnit, ids: readonly string[]): Promise<void> {
    await unit.rows(CANCEL, [ids]);
  }

  /** Status, day and what was received of it. */
  async save(unit: FinanceUnit, { id, status, paidDate, received, dueDate }: Payment): Promise<void> {
    await unit.rows(SAVE, [id, status, paidDate, received, dueDate]);
  }
}
