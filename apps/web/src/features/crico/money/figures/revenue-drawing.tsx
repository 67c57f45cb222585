import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { formatDay } from '../../../../shell/days/days.ts';
import { usePhone } from '../../area/use-width.ts';
import { compactAmount } from './compact-amount.ts';
import { figuresText } from './figures-text.ts';
import type { ChartSeries } from './figures.queries.ts';

const HEIGHT = 240;
const MARGIN = { top: 20, right: 12, bottom: 28, left: 64 };

interface RevenueDrawingProps {
  readonly series: ChartSeries;
  /** The day it is in the book. */
  readonly today: string;
}

/** The revenue by month, and the expected revenue on top of it. */
export const RevenueDrawing = ({ series, today }: RevenueDrawingProps) => {
  const { charts: text } = figuresText.useText();
  const width = usePhone() ? 340 : 900;
  const { months, currency } = series;
  const most = Math.max(...months.map(({ paid, expected }) => paid + expected), 1);
  const x = scaleBand({
    domain: months.map(({ month }) => month),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.25,
  });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: true });
  const heightOf = (value: number): number => y(0) - y(value);
  const now = (x(today.slice(0, 7)) ?? 0) + x.bandwidth() / 2;
  const every = width < 400 ? 6 : 3;
  // The colour of the line itself: marks there are black by an attribute.
  const tickLine = { className: 'stroke-line-strong' } as const;
  const label = { className: 'fill-soft text-xs', fontFamily: 'inherit' } as const;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full">
      <Line
        from={{ x: now, y: MARGIN.top }}
        to={{ x: now, y: y(0) }}
        className="stroke-line-strong"
        strokeDasharray="4 3"
      />
      <text x={now} y={MARGIN.top - 8} textAnchor="middle" {...label}>
        {text.thisMonth}
      </text>
      {months.map(({ month, paid, expected }) => (
        <Group key={month} left={x(month) ?? 0}>
          <Bar y={y(paid)} width={x.bandwidth()} height={heightOf(paid)} className="fill-accent" />
          <Bar
            y={y(paid + expected)}
            width={x.bandwidth()}
            height={heightOf(expected)}
            className="fill-accent-soft stroke-accent"
            strokeWidth={expected > 0 ? 1 : 0}
          />
        </Group>
      ))}
      <AxisBottom
        top={y(0)}
        scale={x}
        tickValues={months.filter((_, at) => at % every === 0).map(({ month }) => month)}
        tickFormat={(month) => formatDay(`${month}-01`, { month: 'short', year: '2-digit' })}
        axisLineClassName="stroke-line"
        tickLineProps={tickLine}
        tickLabelProps={{ ...label, stroke: 'none', textAnchor: 'middle' }}
      />
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        numTicks={4}
        tickFormat={(value) => compactAmount(Number(value), currency)}
        axisLineClassName="stroke-line"
        tickLineProps={tickLine}
        tickLabelProps={{ ...label, stroke: 'none', textAnchor: 'end', dx: -4, dy: 3 }}
      />
    </svg>
  );
};
