import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditTrail } from './audit-trail.ts';
import { GetMoneyHistoryHandler } from './get-money-history.handler.ts';

/** The audit trail of the book's rows. */
@Module({
  imports: [AccountsModule],
  providers: [AuditRepository, AuditTrail, GetMoneyHistoryHandler],
  exports: [AuditRepository, AuditTrail],
})
export class AuditModule {}
