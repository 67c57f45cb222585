import { Module } from '@nestjs/common';
import { BookModule } from '../book/book.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { AnalyticsRepository } from './analytics.repository.ts';
import { GetMoneyAnalyticsHandler } from './get-money-analytics.handler.ts';
import { GetMoneyChartsHandler } from './get-money-charts.handler.ts';

/** The totals of the book, and the data of its charts. */
@Module({
  imports: [BookModule, LeadsModule, PaymentsModule],
  providers: [AnalyticsRepository, GetMoneyAnalyticsHandler, GetMoneyChartsHandler],
})
export class AnalyticsModule {}
