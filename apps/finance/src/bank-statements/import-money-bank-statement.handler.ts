import type { ImportedBankLine } from '@nivel/contracts/finance/bank-statement-shape';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { importMoneyBankStatement } from '@nivel/contracts/finance/import-money-bank-statement.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { bankLineFingerprint } from './bank-line-fingerprint.ts';
import { BankStatementsRepository, type BankStatementHead, type StoredBankLine } from './bank-statements.repository.ts';

type Input = InputOf<typeof importMoneyBankStatement>;

@Handles(importMoneyBankStatement)
export class ImportMoneyBankStatementHandler implements Handler<typeof importMoneyBankStatement> {
  constructor(
    private readonly statements: BankStatementsRepository,
    private readonly trail: AuditTrail,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof importMoneyBankStatement>> {
    return this.work.run(call, async (unit) => {
      // In the bank's zone it may already be tomorrow.
      const last = daysAfter(this.day.of(unit.now), 1);
      if (input.lines_param.some(({ booked_on: day }) => day > last)) throw new AppError(financeErrors.bank_line_ahead);
      const isNew = await this.addStatement(unit, input);
      const statement = await this.lockSame(unit, input);
      const hasMore = await this.addLines(unit, statement, input.lines_param);
      if (hasMore && !isNew) this.trail.tell(unit, { entity: 'statement', entityId: statement.id });
      const states = (await this.stored(unit, input)).map(({ state }) => state);
      const known = states.filter((state) => state === 'known').length;
      return { success: true as const, added: states.length - known, known };
    });
  }

  /** @returns whether this is the first part of it */
  private async addStatement(unit: FinanceUnit, input: Input): Promise<boolean> {
    const id = input.statement_id_param;
    const said = saidBy(input);
    const isNew = await this.statements.add(unit, { ...said, id, importedBy: unit.actor, importedAt: unit.now });
    const after = { file_name: said.fileName, format: said.format, account: said.account };
    if (isNew) await this.trail.record(unit, { entity: 'statement', entityId: id, act: 'created', after });
    return isNew;
  }

  private async lockSame(unit: FinanceUnit, input: Input): Promise<BankStatementHead> {
    const stored = await this.statements.lock(unit, input.statement_id_param);
    const said = saidBy(input);
    const isSame =
      stored?.fileName === said.fileName &&
      stored.format === said.format &&
      stored.account === said.account &&
      stored.unusedCount === said.unusedCount;
    if (!isSame) throw new AppError(commonErrors.idempotency_key_reused);
    return stored;
  }

  /**
   * A line that is neither new nor repeated was imported before, by this file or another.
   * @returns whether there are more lines than before
   */
  private async addLines(
    unit: FinanceUnit,
    statement: BankStatementHead,
    lines: readonly ImportedBankLine[],
  ): Promise<boolean> {
    const added = new Set(await this.statements.addLines(unit, statement, lines, 'open'));
    const others = lines.filter((line) => !added.has(line.line_id));
    const ids = others.map((line) => line.line_id);
    const stored = new Map((await this.statements.linesById(unit, ids)).map((line) => [line.id, line]));
    const isOther = (line: ImportedBankLine): boolean => !isSameLine(statement, line, stored.get(line.line_id));
    if (others.some((line) => stored.has(line.line_id) && isOther(line)))
      throw new AppError(commonErrors.idempotency_key_reused);
    const known = others.filter((line) => !stored.has(line.line_id));
    const kept = known.length === 0 ? [] : await this.statements.addLines(unit, statement, known, 'known');
    // Another line has its place in the file.
    if (kept.length < known.length) throw new AppError(commonErrors.idempotency_key_reused);
    return added.size + kept.length > 0;
  }

  private async stored(unit: FinanceUnit, { lines_param: lines }: Input): Promise<StoredBankLine[]> {
    return this.statements.linesById(
      unit,
      lines.map((line) => line.line_id),
    );
  }
}

const saidBy = ({ statement_param: said }: Input) => ({
  ...{ fileName: said.file_name, format: said.format, account: said.account, unusedCount: said.unused_count },
});

const isSameLine = (
  { id, account }: BankStatementHead,
  line: ImportedBankLine,
  stored: StoredBankLine | undefined,
): boolean =>
  stored?.statementId === id &&
  stored.position === line.position &&
  (stored.fingerprint === null || stored.fingerprint === bankLineFingerprint(account, line));
