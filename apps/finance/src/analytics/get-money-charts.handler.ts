import { getMoneyCharts } from '@nivel/contracts/finance/get-money-charts.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceClient } from '../database.ts';
import { AnalyticsRepository } from './analytics.repository.ts';
import { chartDays, chartSeries } from './chart-series.ts';

@Handles(getMoneyCharts)
export class GetMoneyChartsHandler implements Handler<typeof getMoneyCharts> {
  constructor(
    private readonly analytics: AnalyticsRepository,
    private readonly clock: BookClock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof getMoneyCharts>> {
    const today = this.clock.today();
    const days = chartDays(today);
    const sums = await this.analytics.charts(this.work.reads, today, days);
    return { today, currencies: chartSeries(sums, days) };
  }
}
