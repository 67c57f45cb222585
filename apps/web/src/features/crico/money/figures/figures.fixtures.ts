import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { emptyFigures } from '../../area/crico-site.ts';
import type { ChartSeries, Figures } from './figures.queries.ts';

export const figuresDoor = 'POST /rest/v1/rpc/get_money_analytics';
export const chartsDoor = 'POST /rest/v1/rpc/get_money_charts';

const dollars = {
  ...{ currency: 'USD' as const, total_leads_value: 1_200.5, weighted_leads_value: 120.05, active_contracts: 3 },
  ...{ monthly_recurring_revenue: 980.75, upcoming_payments_30_days: 450, overdue_payments: 75.1 },
};
const pesos = { ...dollars, currency: 'MXN' as const, total_leads_value: 48_000, active_contracts: 1 };

/** The totals of a book in dollars and pesos. */
export const someFigures = (values: Partial<Figures> = {}): Figures => ({
  ...emptyFigures,
  ...dollars,
  currencies: [pesos, dollars],
  ...values,
});

/** The chart data of a currency: values in this month, in one stage, and in one age. */
export const aSeries = (currency: ChartSeries['currency']): ChartSeries => ({
  currency,
  months: Array.from({ length: 25 }, (_, at) => ({
    month: new Date(Date.UTC(2025, 10 + at, 1)).toISOString().slice(0, 7),
    paid: at === 12 ? 1_500.25 : 0,
    expected: at === 12 ? 300 : 0,
  })),
  funnel: leadStages.map((stage) => ({
    stage,
    count: stage === 'proposal' ? 2 : 0,
    expected_value: stage === 'proposal' ? 900.1 : 0,
  })),
  ageing: [
    { from_days: 1, to_days: 30, count: 0, amount: 0 },
    { from_days: 31, to_days: 60, count: 4, amount: 820.4 },
    { from_days: 61, to_days: 90, count: 0, amount: 0 },
    { from_days: 91, to_days: null, count: 0, amount: 0 },
  ],
});
