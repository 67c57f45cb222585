import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import { ADD, BETWEEN, CANCEL, FIND, LOCK_CONTRACT_OF, LOCK_OF_CONTRACT, REMOVE, SAVE } from './payments.sql.ts';

/** A payment with its contract; amounts in minor units, days as `2026-11-25`. */
export type Payment = RowOfStatement<typeof FIND>;

interface NewPayment {
  readonly amount: number;
  readonly dueDate: string;
}

/** The payments of contracts that are not deleted. */
@Injectable()
export class PaymentsRepository {
  /** Payments due from a day to another that are not cancelled. */
  between(reads: FinanceReads, from: string, to: string) {
    return reads.rows(BETWEEN, [from, to]);
  }

  async find(reads: FinanceReads, id: string): Promise<Payment | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** Until the unit ends, nothing else changes it or its contract. */
  async lock(unit: FinanceUnit, id: string): Promise<Payment | null> {
    await unit.rows(LOCK_CONTRACT_OF, [id]);
    return (await unit.rows(FIND, [id]))[0] ?? null;
  }

  /** All of a contract, for code that holds its lock. */
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

  /** Status, day and the amount received of it. */
  async save(unit: FinanceUnit, { id, status, paidDate, received, dueDate }: Payment): Promise<void> {
    await unit.rows(SAVE, [id, status, paidDate, received, dueDate]);
  }
}
