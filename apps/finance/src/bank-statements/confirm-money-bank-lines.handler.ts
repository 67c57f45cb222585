import { confirmMoneyBankLines } from '@nivel/contracts/finance/confirm-money-bank-lines.operation';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { BankConfirmationsRepository, type BankMatch, type NewMatch } from './bank-confirmations.repository.ts';
import { BankReceipts } from './bank-receipts.ts';
import { BankStatementsRepository, type BankLine } from './bank-statements.repository.ts';

type Input = InputOf<typeof confirmMoneyBankLines>;
type Output = OutputOf<typeof confirmMoneyBankLines>;
interface Recorded {
  readonly partId: string | null;
}

@Handles(confirmMoneyBankLines)
export class ConfirmMoneyBankLinesHandler implements Handler<typeof confirmMoneyBankLines> {
  constructor(
    private readonly statements: BankStatementsRepository,
    private readonly confirmations: BankConfirmationsRepository,
    private readonly receipts: BankReceipts,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<Output> {
    return this.work.run(call, async (unit) => {
      const { confirmation_id_param: id, statement_id_param: statementId, matches_param: matches } = input;
      const statement = await this.statements.lock(unit, statementId);
      if (statement === null) throw new AppError(financeErrors.bank_statement_not_found);
      if (await this.confirmations.add(unit, id, statementId)) return counted(await this.record(unit, input));
      const stored = await this.confirmations.matches(unit, id);
      const isSame = (await this.confirmations.statementOf(unit, id)) === statementId && areSame(stored, matches);
      if (!isSame) throw new AppError(commonErrors.idempotency_key_reused);
      return counted(stored);
    });
  }

  /** All of them or, where one cannot be, none. */
  private async record(unit: FinanceUnit, input: Input): Promise<readonly Recorded[]> {
    const { confirmation_id_param: id, statement_id_param: statementId, matches_param: matches } = input;
    const lines = await this.openLines(unit, input);
    await this.confirmations.lockPayments(unit, [...new Set(matches.map((match) => match.payment_id))]);
    const recorded: NewMatch[] = [];
    for (const { line, payments } of lines) recorded.push(...(await this.receipts.record(unit, line, payments)));
    await this.confirmations.addMatches(unit, id, recorded);
    const ids = lines.map(({ line }) => line.id);
    await this.statements.setState(unit, statementId, ids, 'open', 'confirmed');
    const after = { confirmation_id: id, lines: ids.length };
    await this.trail.record(unit, { entity: 'statement', entityId: statementId, act: 'lines-confirmed', after });
    return recorded;
  }

  /** Sorted in the order of the file, each with its payments. */
  private async openLines(unit: FinanceUnit, { statement_id_param: statementId, matches_param: matches }: Input) {
    const open = await this.statements.lines(unit, statementId, 'open');
    const byId = new Map(open.map((line) => [line.id, line]));
    return [...Map.groupBy(matches, (match) => match.line_id)]
      .map(([id, ofLine]) => ({ line: openLine(byId.get(id), id), payments: ofLine.map((match) => match.payment_id) }))
      .toSorted((one, other) => one.line.position - other.line.position);
  }
}

const openLine = (line: BankLine | undefined, id: string): BankLine => {
  if (line === undefined) throw new AppError(financeErrors.bank_line_not_open, { details: { line_id: id } });
  return line;
};

const counted = (recorded: readonly Recorded[]): Output => {
  const parts = recorded.filter(({ partId }) => partId !== null).length;
  return { success: true, paid: recorded.length - parts, parts };
};

const areSame = (stored: readonly BankMatch[], matches: Input['matches_param']): boolean => {
  const pairs = new Set(stored.map(({ lineId, paymentId }) => `${lineId} ${paymentId}`));
  return pairs.size === matches.length && matches.every((match) => pairs.has(`${match.line_id} ${match.payment_id}`));
};
