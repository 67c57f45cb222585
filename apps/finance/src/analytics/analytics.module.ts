import { Module } from '@nestjs/common';
import { BookModule } from '../book/book.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { GetMoneyAnalyticsHandler } from './get-money-analytics.handler.ts';

/** What the book adds up to. */
@Module({
  imports: [BookModule, ContractsModule, LeadsModule, PaymentsModule],
  providers: [GetMoneyAnalyticsHandler],
})
export class AnalyticsModule {}
