import { getMoneyBankStatements } from '@nivel/contracts/finance/get-money-bank-statements.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceClient } from '../database.ts';
import { PaymentSumsRepository } from '../payments/payment-sums.repository.ts';
import { BankStatementsRepository } from './bank-statements.repository.ts';
import { shownBankStatement } from './shown-bank-statement.ts';

@Handles(getMoneyBankStatements)
export class GetMoneyBankStatementsHandler implements Handler<typeof getMoneyBankStatements> {
  constructor(
    private readonly statements: BankStatementsRepository,
    private readonly accounts: AccountsRepository,
    private readonly sums: PaymentSumsRepository,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle({
    page_size: size,
    page_offset: offset,
  }: InputOf<typeof getMoneyBankStatements>): Promise<OutputOf<typeof getMoneyBankStatements>> {
    const { reads } = this.work;
    const [{ statements, count }, currency] = await Promise.all([
      this.statements.page(reads, size, offset),
      this.sums.usualCurrency(reads),
    ]);
    const people = statements.flatMap(({ importedBy }) => importedBy ?? []);
    const names = await this.accounts.namesOf(reads, [...new Set(people)]);
    return {
      ...{ data: statements.map((one) => shownBankStatement(one, names)), total_count: count },
      usual_currency: currency,
    };
  }
}
