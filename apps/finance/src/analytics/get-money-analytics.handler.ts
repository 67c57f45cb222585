import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import { decimalOf, defaultCurrency } from '@nivel/contracts/finance/money';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceClient } from '../database.ts';
import { isEquityAdministrator } from '../equity/policy.ts';
import { LeadTotalsRepository } from '../leads/lead-totals.repository.ts';
import { effectiveWeights, openTotals } from '../leads/weighted-total.ts';
import { PaymentSumsRepository } from '../payments/payment-sums.repository.ts';
import { AnalyticsRepository } from './analytics.repository.ts';
import { bookFigures, type BookFigures } from './book-figures.ts';
import { equityFigures, hiddenEquity } from './equity-figures.ts';

const UPCOMING_DAYS = 30;
const nothing: BookFigures = { leads: 0, weightedLeads: 0, revenue: 0, contracts: 0, upcoming: 0, overdue: 0 };

const shown = ({ leads, weightedLeads, revenue, contracts, upcoming, overdue }: BookFigures) => ({
  total_leads_value: decimalOf(leads),
  weighted_leads_value: decimalOf(weightedLeads),
  monthly_recurring_revenue: decimalOf(revenue),
  active_contracts: contracts,
  upcoming_payments_30_days: decimalOf(upcoming),
  overdue_payments: decimalOf(overdue),
});

@Handles(getMoneyAnalytics)
export class GetMoneyAnalyticsHandler implements Handler<typeof getMoneyAnalytics> {
  constructor(
    private readonly analytics: AnalyticsRepository,
    private readonly payments: PaymentSumsRepository,
    private readonly leads: LeadTotalsRepository,
    private readonly clock: BookClock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(_: InputOf<typeof getMoneyAnalytics>, call: Call): Promise<OutputOf<typeof getMoneyAnalytics>> {
    const [figures, equity] = await Promise.all([this.figures(), this.equity(call)]);
    const usual = figures.find(([currency]) => currency === defaultCurrency)?.[1] ?? nothing;
    return {
      ...shown(usual),
      ...equity,
      currency: defaultCurrency,
      currencies: figures.map(([currency, one]) => ({ currency, ...shown(one) })),
    };
  }

  private async figures(): Promise<ReturnType<typeof bookFigures>> {
    const { reads } = this.work;
    const today = this.clock.today();
    const [contracts, payments, stages, weights] = await Promise.all([
      this.analytics.activeContracts(reads, today),
      this.payments.due(reads, today, daysAfter(today, UPCOMING_DAYS)),
      this.leads.totals(reads),
      this.leads.weights(reads),
    ]);
    return bookFigures({ contracts, payments, leads: openTotals(stages, effectiveWeights(weights)) });
  }

  /** Shares of people are nothing for managers: of them nothing is even read. */
  private async equity(call: Call) {
    return isEquityAdministrator(call) ? equityFigures(await this.analytics.equitySum(this.work.reads)) : hiddenEquity;
  }
}
