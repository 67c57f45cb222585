import { Injectable } from '@nestjs/common';
import type { ImportedBankLine } from '@nivel/contracts/finance/bank-statement-shape';
import type { BankLineState } from '@nivel/contracts/finance/bank-statement-values';
import { minorUnits } from '@nivel/contracts/finance/money';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import { bankLineFingerprint } from './bank-line-fingerprint.ts';
import {
  ADD_LINES,
  ADD_STATEMENT,
  COUNT_STATEMENTS,
  LINES,
  LINES_BY_ID,
  LOCK_STATEMENT,
  REMOVE_STATEMENT,
  SET_STATE,
  STATEMENT,
  STATEMENTS,
} from './bank-statements.sql.ts';

/** The stored form of a bank file, with its lines counted; amounts in minor units. */
export type BankStatement = RowOfStatement<typeof STATEMENT>;
/** A bank file's own totals. */
export type BankStatementHead = RowOfStatement<typeof LOCK_STATEMENT>;
/** A line with the payments it was recorded for; amounts in minor units, days as `2026-11-25`. */
export type BankLine = RowOfStatement<typeof LINES>;
export type StoredBankLine = RowOfStatement<typeof LINES_BY_ID>;

/** Files of banks and their lines. Changing lines requires the lock of their statement. */
@Injectable()
export class BankStatementsRepository {
  /** @returns false when the id is taken */
  async add(unit: FinanceUnit, head: BankStatementHead): Promise<boolean> {
    const { id, fileName, format, account, unusedCount, importedBy, importedAt } = head;
    const values = [id, fileName, format, account, unusedCount, importedBy, importedAt] as const;
    return (await unit.rows(ADD_STATEMENT, values)).length > 0;
  }

  /** Until the unit ends, nothing else changes it or its lines. */
  async lock(unit: FinanceUnit, id: string): Promise<BankStatementHead | null> {
    return (await unit.rows(LOCK_STATEMENT, [id]))[0] ?? null;
  }

  async find(reads: FinanceReads, id: string): Promise<BankStatement | null> {
    return (await reads.rows(STATEMENT, [id]))[0] ?? null;
  }

  /** Newest first, and how many there are in all. */
  async page(reads: FinanceReads, size: number, offset: number) {
    const [statements, [counted]] = await Promise.all([
      reads.rows(STATEMENTS, [size, offset]),
      reads.rows(COUNT_STATEMENTS, []),
    ]);
    return { statements, count: counted?.count ?? 0 };
  }

  async remove(unit: FinanceUnit, id: string): Promise<void> {
    await unit.rows(REMOVE_STATEMENT, [id]);
  }

  /** @returns the ids of new ones, by their id and place and by their content */
  async addLines(
    unit: FinanceUnit,
    { id, account }: Pick<BankStatementHead, 'id' | 'account'>,
    lines: readonly ImportedBankLine[],
    state: 'open' | 'known',
  ): Promise<string[]> {
    const added = await unit.rows(ADD_LINES, [
      ...([id, lines.map((one) => one.line_id), lines.map((one) => one.position)] as const),
      ...([lines.map((one) => one.booked_on), lines.map((one) => minorUnits(one.amount))] as const),
      ...([lines.map((one) => one.currency), lines.map((one) => one.payer), lines.map((one) => one.text)] as const),
      ...([lines.map((one) => one.reference), lines.map((one) => bankLineFingerprint(account, one)), state] as const),
    ]);
    return added.map((one) => one.id);
  }

  /** The existing ones, of every statement. */
  linesById(reads: FinanceReads | FinanceUnit, ids: readonly string[]): Promise<StoredBankLine[]> {
    return reads.rows(LINES_BY_ID, [ids]);
  }

  /** All of a statement that are in a state, in the order of the file. */
  lines(reads: FinanceReads | FinanceUnit, statementId: string, state: BankLineState): Promise<BankLine[]> {
    return reads.rows(LINES, [statementId, state]);
  }

  /** @returns the ids of those that were in the state `from` */
  async setState(
    unit: FinanceUnit,
    statementId: string,
    ids: readonly string[],
    from: BankLineState,
    to: BankLineState,
  ) {
    return (await unit.rows(SET_STATE, [statementId, ids, from, to])).map(({ id }) => id);
  }
}
