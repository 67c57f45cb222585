import { Module } from '@nestjs/common';
import { AccountRolesModule } from '../account-roles/account-roles.module.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { ProjectNamesModule } from '../project-names/project-names.module.ts';
import { AnonymiseEquityWhenAccountDeletedConsumer } from './anonymise-equity-when-account-deleted.consumer.ts';
import { AssignMoneyEquityHandler } from './assign-money-equity.handler.ts';
import { EndMoneyEquityHandler } from './end-money-equity.handler.ts';
import { EnterEquityHandler } from './enter-equity.handler.ts';
import { EquityEmployees } from './equity-employees.ts';
import { EquityRepository } from './equity.repository.ts';
import { EquityTrail } from './equity-trail.ts';
import { GetMoneyEmployeeEquityHandler } from './get-money-employee-equity.handler.ts';
import { GetMoneyEquityHistoryHandler } from './get-money-equity-history.handler.ts';
import { ListMoneyEquityChoicesHandler } from './list-money-equity-choices.handler.ts';
import { ProjectPaymentsRepository } from './project-payments.repository.ts';
import { RestoreMoneyEquityHandler } from './restore-money-equity.handler.ts';
import { ShownEquity } from './shown-equity.ts';
import { UpdateMoneyEquityHandler } from './update-money-equity.handler.ts';

/** Shares of people in projects. */
@Module({
  imports: [AccountRolesModule, AccountsModule, AuditModule, BookModule, ProjectNamesModule],
  providers: [
    AnonymiseEquityWhenAccountDeletedConsumer,
    AssignMoneyEquityHandler,
    EndMoneyEquityHandler,
    EnterEquityHandler,
    EquityEmployees,
    EquityRepository,
    EquityTrail,
    GetMoneyEmployeeEquityHandler,
    GetMoneyEquityHistoryHandler,
    ListMoneyEquityChoicesHandler,
    ProjectPaymentsRepository,
    RestoreMoneyEquityHandler,
    ShownEquity,
    UpdateMoneyEquityHandler,
  ],
  exports: [EquityRepository, ShownEquity],
})
export class EquityModule {}
