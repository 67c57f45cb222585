import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import { decimalOf, defaultCurrency } from '@nivel/contracts/finance/money';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { BookDay } from '../book/book-day.ts';
import { ContractsRepository } from '../contracts/contracts.repository.ts';
import type { FinanceClient } from '../database.ts';
import { LeadTotalsRepository } from '../leads/lead-totals.repository.ts';
import { openTotals } from '../leads/weighted-total.ts';
import { PaymentsRepository } from '../payments/payments.repository.ts';
import { bookFigures, type BookFigures } from './book-figures.ts';

const UPCOMING_DAYS = 30;
const nothing: BookFigures = { leads: 0, revenue: 0, contracts: 0, upcoming: 0, overdue: 0 };

const shown = ({ leads, revenue, contracts, upcoming, overdue }: BookFigures) => ({
  total_leads_value: decimalOf(leads),
  monthly_recurring_revenue: decimalOf(revenue),
  active_contracts: contracts,
  upcoming_payments_30_days: decimalOf(upcoming),
  overdue_payments: decimalOf(overdue),
});

@Handles(getMoneyAnalytics)
export class GetMoneyAnalyticsHandler implements Handler<typeof getMoneyAnalytics> {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly payments: PaymentsRepository,
    private readonly leads: LeadTotalsRepository,
    private readonly day: BookDay,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof getMoneyAnalytics>> {
    const { reads } = this.work;
    const today = this.day.of(this.clock.now());
    const [contracts, payments, stages] = await Promise.all([
      this.contracts.active(reads),
      this.payments.sums(reads, today, daysAfter(today, UPCOMING_DAYS)),
      this.leads.totals(reads),
    ]);
    const figures = bookFigures({ contracts, payments, leads: openTotals(stages, {}) }, today);
    const usual = figures.find(([currency]) => currency === defaultCurrency)?.[1] ?? nothing;
    return {
      ...shown(usual),
      currency: defaultCurrency,
      currencies: figures.map(([currency, one]) => ({ currency, ...shown(one) })),
    };
  }
}
