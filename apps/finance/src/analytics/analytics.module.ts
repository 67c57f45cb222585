import { Module } from '@nestjs/common';
import { BookModule } from '../book/book.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { AnalyticsRepository } from './analytics.repository.ts';
import { GetMoneyAnalyticsHandler } from './get-money-analytics.handler.ts';
import { GetMoneyChartsHandler } from './get-money-charts.handler.ts';

/** What the book adds up to, and what its charts are drawn from. */
@Module({
  imports: [BookModule, LeadsModule, PaymentsModule],
  providers: [AnalyticsRepository, GetMoneyAnalyticsHandler, GetMoneyChartsHandler],
})
export class AnalyticsModule {}
