import { Module } from '@nestjs/common';
import { AccountRolesModule } from './account-roles/account-roles.module.ts';
import { AccountsModule } from './accounts/accounts.module.ts';
import { AnalyticsModule } from './analytics/analytics.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { BankStatementsModule } from './bank-statements/bank-statements.module.ts';
import { BookModule } from './book/book.module.ts';
import { ContractsModule } from './contracts/contracts.module.ts';
import { EquityDocumentsModule } from './equity-documents/equity-documents.module.ts';
import { EquityModule } from './equity/equity.module.ts';
import { LeadImportsModule } from './lead-imports/lead-imports.module.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { SumComparisonModule } from './sum-comparison/sum-comparison.module.ts';
import { TrashModule } from './trash/trash.module.ts';

/** The slices of this service. */
@Module({
  imports: [
    AccountRolesModule,
    AccountsModule,
    AnalyticsModule,
    AuditModule,
    BankStatementsModule,
    BookModule,
    ContractsModule,
    EquityDocumentsModule,
    EquityModule,
    LeadImportsModule,
    LeadsModule,
    PaymentsModule,
    PersonalDataModule,
    SumComparisonModule,
    TrashModule,
  ],
})
export class FinanceModule {}
