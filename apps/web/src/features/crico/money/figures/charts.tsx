import { formatDay } from '../../../../shell/days/days.ts';
import { leadsText } from '../leads/leads-text.ts';
import { BarsDrawing } from './bars-drawing.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { compactAmount } from './compact-amount.ts';
import { figuresText } from './figures-text.ts';
import type { ChartSeries } from './figures.queries.ts';
import { RevenueDrawing } from './revenue-drawing.tsx';

const Legend = () => {
  const { charts: text } = figuresText.useText();
  return (
    <ul aria-hidden="true" className="flex gap-4 text-sm text-soft">
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-xs bg-accent" />
        {text.paid}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-xs border border-accent bg-accent-soft" />
        {text.expected}
      </li>
    </ul>
  );
};

const RevenueChart = ({ series, today }: ChartsProps) => {
  const { charts: text } = figuresText.useText();
  const table = {
    title: text.revenue,
    fileName: text.files.revenue,
    columns: [text.month, text.paid, text.expected],
    rows: series.months.map(({ month, paid, expected }) => [
      formatDay(`${month}-01`, { month: 'long', year: 'numeric' }),
      ...[paid, expected],
    ]),
  };
  return (
    <ChartFigure table={table} currency={series.currency}>
      <Legend />
      <RevenueDrawing series={series} today={today} />
    </ChartFigure>
  );
};

const FunnelChart = ({ series: { funnel, currency } }: Pick<ChartsProps, 'series'>) => {
  const { charts: text } = figuresText.useText();
  const { stages } = leadsText.useText();
  const table = {
    title: text.funnel,
    fileName: text.files.funnel,
    columns: [text.stage, text.count, text.value],
    rows: funnel.map(({ stage, count, expected_value: value }) => [stages[stage] ?? stage, String(count), value]),
  };
  const bars = funnel.map(({ stage, count, expected_value: value }) => ({
    ...{ name: stages[stage] ?? stage, value: count },
    note: `${count} · ${compactAmount(value, currency)}`,
  }));
  return (
    <ChartFigure table={table} currency={currency}>
      <BarsDrawing bars={bars} look="fill-accent" />
    </ChartFigure>
  );
};

const AgeingChart = ({ series: { ageing, currency } }: Pick<ChartsProps, 'series'>) => {
  const { charts: text } = figuresText.useText();
  const table = {
    title: text.ageing,
    fileName: text.files.ageing,
    columns: [text.age, text.count, text.amount],
    rows: ageing.map(({ from_days: from, to_days: to, count, amount }) => [text.days(from, to), String(count), amount]),
  };
  const bars = ageing.map(({ from_days: from, to_days: to, count, amount }) => ({
    ...{ name: text.days(from, to), value: amount },
    note: `${compactAmount(amount, currency)} · ${count}`,
  }));
  const isNothing = ageing.every(({ count }) => count === 0);
  return (
    <ChartFigure table={table} currency={currency}>
      {isNothing ? (
        <p className="py-4 text-soft">{text.nothingOverdue}</p>
      ) : (
        <BarsDrawing bars={bars} look="fill-danger" />
      )}
    </ChartFigure>
  );
};

interface ChartsProps {
  readonly series: ChartSeries;
  /** The day it is in the book. */
  readonly today: string;
}

/** The charts of a currency of the book: revenue, leads, and overdue amounts. */
export const Charts = ({ series, today }: ChartsProps) => (
  <div className="grid gap-4 lg:grid-cols-2">
    <div className="lg:col-span-2">
      <RevenueChart series={series} today={today} />
    </div>
    <FunnelChart series={series} />
    <AgeingChart series={series} />
  </div>
);
