import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AccountRolesRepository } from '../account-roles/account-roles.repository.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceUnit } from '../database.ts';

/** The people who can hold equity: those with a role in this installation and an existing account. */
@Injectable()
export class EquityEmployees {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly roles: AccountRolesRepository,
  ) {}

  /**
   * Until the unit ends, the account does not go.
   * @throws AppError `equity_employee_not_found`
   */
  async lock(unit: FinanceUnit, userId: string): Promise<void> {
    await this.accounts.hold(unit, userId);
    const [account, role] = [await this.accounts.find(unit, userId), await this.roles.roleOf(unit, userId)];
    if (account === null || role === null) throw new AppError(financeErrors.equity_employee_not_found);
  }
}
