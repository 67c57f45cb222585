import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { account } from '@nivel/contracts/projects/memberships';
import { AccountRolesRepository } from '../account-roles/account-roles.repository.ts';
import type { FinanceUnit } from '../database.ts';

/** The people who can be in charge of a row of the book: those who can see it. */
@Injectable()
export class BookAssignee {
  constructor(private readonly roles: AccountRolesRepository) {}

  /** @throws AppError `assignee_not_in_book` for a person who is no administrator or manager */
  async check(unit: FinanceUnit, userId: string | null): Promise<void> {
    if (userId === null) return;
    if (isAtLeast(account, await this.roles.roleOf(unit, userId), 'manager')) return;
    throw new AppError(financeErrors.assignee_not_in_book);
  }
}
