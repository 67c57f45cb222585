import { chartMonths, overdueAges } from '@nivel/contracts/finance/chart-values';
import type { getMoneyCharts } from '@nivel/contracts/finance/get-money-charts.operation';
import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { decimalOf, type Currency } from '@nivel/contracts/finance/money';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { monthsAfter } from '@nivel/contracts/finance/payment-days';
import type { ChartSum } from './analytics.repository.ts';
import type { ChartKind } from './analytics.sql.ts';

type Series = OutputOf<typeof getMoneyCharts>['currencies'][number];

/** The first days of the months that are drawn around a day, and of the month behind the last. */
export const chartDays = (today: string): readonly string[] =>
  Array.from({ length: 2 * chartMonths + 2 }, (_, at) => monthsAfter(`${today.slice(0, 7)}-01`, at - chartMonths));

const seriesOf = (currency: Currency, sums: readonly ChartSum[], days: readonly string[]): Series => {
  const sumOf = (kind: ChartKind, at: number) => {
    const found = sums.find((one) => one.kind === kind && one.bucket === at + 1);
    return { count: found?.count ?? 0, amount: decimalOf(found?.amount ?? 0) };
  };
  return {
    currency,
    months: days.slice(0, -1).map((day, at) => ({
      month: day.slice(0, 7),
      paid: sumOf('paid', at).amount,
      expected: sumOf('expected', at).amount,
    })),
    funnel: leadStages.map((stage, at) => {
      const { count, amount } = sumOf('lead', at);
      return { stage, count, expected_value: amount };
    }),
    ageing: overdueAges.map((age, at) => ({ ...age, ...sumOf('overdue', at) })),
  };
};

/** The data of charts, for each currency in the order of their codes: including empty months and groups. */
export const chartSeries = (sums: readonly ChartSum[], days: readonly string[]): Series[] =>
  [...Map.groupBy(sums, ({ currency }) => currency)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, own]) => seriesOf(currency, own, days));
