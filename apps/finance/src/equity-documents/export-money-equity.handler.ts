import { exportMoneyEquity } from '@nivel/contracts/finance/export-money-equity.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceClient } from '../database.ts';
import { EquityRepository } from '../equity/equity.repository.ts';
import { openCapFormatFiles } from './open-cap-format.ts';

@Handles(exportMoneyEquity)
export class ExportMoneyEquityHandler implements Handler<typeof exportMoneyEquity> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly accounts: AccountsRepository,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof exportMoneyEquity>> {
    const assignments = await this.equity.all(this.work.reads);
    const holders = new Set(assignments.flatMap(({ employeeId }) => employeeId ?? []));
    const names = await this.accounts.namesOf(this.work.reads, [...holders]);
    return { files: openCapFormatFiles(assignments, names) };
  }
}
