import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import {
  ADD_CONFIRMATION,
  ADD_MATCHES,
  CONFIRMATIONS,
  FIND_CONFIRMATION,
  LOCK_CONTRACTS_OF,
  MATCHES,
  OPEN_PAYMENTS,
  UNDO_MATCHES,
} from './bank-confirmations.sql.ts';

/** The payment for which a line was recorded, and how much of it; amounts in minor units. */
export type BankMatch = RowOfStatement<typeof MATCHES>;
/** A payment with what of it is open, in minor units. */
export type OpenPayment = RowOfStatement<typeof OPEN_PAYMENTS>;

export interface NewMatch {
  readonly lineId: string;
  /** Which one it is of the payments of its line, counted from 0. */
  readonly place: number;
  readonly paymentId: string;
  readonly partId: string | null;
  readonly amount: number;
}

/** The confirmations of bank lines. Changing it requires the lock of the statement. */
@Injectable()
export class BankConfirmationsRepository {
  /** @returns false when the id is taken */
  async add(unit: FinanceUnit, id: string, statementId: string): Promise<boolean> {
    return (await unit.rows(ADD_CONFIRMATION, [id, statementId, unit.actor, unit.now])).length > 0;
  }

  /** The statement of a confirmation; null where there is no such confirmation. */
  async statementOf(reads: FinanceReads | FinanceUnit, id: string): Promise<string | null> {
    return (await reads.rows(FIND_CONFIRMATION, [id]))[0]?.statementId ?? null;
  }

  /** Confirmations of a statement that were not reversed, newest first, one row per currency. */
  ofStatement(reads: FinanceReads | FinanceUnit, statementId: string) {
    return reads.rows(CONFIRMATIONS, [statementId]);
  }

  /** Keeps the order in which they were recorded. */
  async addMatches(unit: FinanceUnit, id: string, matches: readonly NewMatch[]): Promise<void> {
    const [lines, payments] = [matches.map((one) => one.lineId), matches.map((one) => one.paymentId)];
    await unit.rows(ADD_MATCHES, [
      ...([id, lines, matches.map((_, at) => at), payments, matches.map((one) => one.partId)] as const),
      ...([matches.map((one) => one.place), matches.map((one) => one.amount)] as const),
    ]);
  }

  /** Includes reversed ones. */
  matches(reads: FinanceReads | FinanceUnit, id: string): Promise<BankMatch[]> {
    return reads.rows(MATCHES, [id]);
  }

  async undoMatches(unit: FinanceUnit, id: string, lineIds: readonly string[]): Promise<void> {
    await unit.rows(UNDO_MATCHES, [id, lineIds, unit.now]);
  }

  /** Until the unit ends, nothing else changes these payments. */
  async lockPayments(unit: FinanceUnit, ids: readonly string[]): Promise<void> {
    await unit.rows(LOCK_CONTRACTS_OF, [ids]);
  }

  /** Open payments due from one day to another; if there are very many, those that are due last. */
  openPayments(reads: FinanceReads, from: string, to: string, currencies: readonly string[], most: number) {
    return reads.rows(OPEN_PAYMENTS, [from, to, currencies, most]);
  }
}
