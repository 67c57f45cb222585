import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { getMoneyBankStatement } from '@nivel/contracts/finance/get-money-bank-statement.operation';
import { decimalOf } from '@nivel/contracts/finance/money';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceClient } from '../database.ts';
import { BankConfirmationsRepository } from './bank-confirmations.repository.ts';
import { BankLineMatcher } from './bank-line-matcher.ts';
import { BankStatementsRepository } from './bank-statements.repository.ts';
import { nameIn, shownBankLine, shownBankStatement, type Names } from './shown-bank-statement.ts';

type ConfirmedAmounts = Awaited<ReturnType<BankConfirmationsRepository['ofStatement']>>;

@Handles(getMoneyBankStatement)
export class GetMoneyBankStatementHandler implements Handler<typeof getMoneyBankStatement> {
  constructor(
    private readonly statements: BankStatementsRepository,
    private readonly confirmations: BankConfirmationsRepository,
    private readonly matcher: BankLineMatcher,
    private readonly accounts: AccountsRepository,
    private readonly clock: BookClock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: InputOf<typeof getMoneyBankStatement>): Promise<OutputOf<typeof getMoneyBankStatement>> {
    const { reads } = this.work;
    const { statement_id_param: id, state_filter: state, page_offset: offset } = input;
    const [statement, lines, confirmed] = await Promise.all([
      this.statements.find(reads, id),
      this.statements.lines(reads, id, state),
      this.confirmations.ofStatement(reads, id),
    ]);
    if (statement === null) throw new AppError(financeErrors.bank_statement_not_found);
    const people = [statement.importedBy, ...confirmed.map(({ confirmedBy }) => confirmedBy)];
    const [names, matches] = await Promise.all([
      this.accounts.namesOf(reads, [...new Set(people.filter((one) => one !== null))]),
      this.matcher.match(reads, state === 'open' ? lines : []),
    ]);
    const today = this.clock.today();
    return {
      statement: shownBankStatement(statement, names),
      lines: lines
        .slice(offset, offset + bankLimits.page)
        .map((line) => shownBankLine(line, matches.get(line.id), today)),
      total_count: lines.length,
      confirmations: shownConfirmations(confirmed, names),
    };
  }
}

const shownConfirmations = (rows: ConfirmedAmounts, names: Names) =>
  [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, amounts]) => {
    const [first] = amounts;
    if (first === undefined) return [];
    return [
      {
        ...{ id, confirmed_at: first.confirmedAt.toISOString(), confirmed_by_name: nameIn(names, first.confirmedBy) },
        line_count: amounts.reduce((sum, { lines }) => sum + lines, 0),
        amounts: amounts.map(({ currency, amount }) => ({ currency, amount: decimalOf(amount) })),
      },
    ];
  });
