import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath, Line } from '@visx/shape';
import { formatDay } from '../../../../shell/days/days.ts';
import { usePhone } from '../../area/use-width.ts';
import type { Intelligence } from './intelligence.queries.ts';

type Fan = Intelligence['predictions']['fan'];
type FanDay = Fan[number];

const HEIGHT = 220;
const MARGIN = { top: 12, right: 16, bottom: 28, left: 40 };
const DAY_MS = 86_400_000;
/** The widest bounds first, so that the narrow ones are above them. */
const bands = [
  ['bounds_95', 0.18],
  ['bounds_80', 0.3],
  ['bounds_50', 0.5],
] as const;

interface ForecastDrawingProps {
  readonly fan: Fan;
  readonly target: string | null;
}

/** How many cards are likely to be open day by day: the middle, and the bounds of 50, 80 and 95 %. */
export const ForecastDrawing = ({ fan, target }: ForecastDrawingProps) => {
  const width = usePhone() ? 340 : 720;
  const at = ({ day }: Pick<FanDay, 'day'>): number => Date.parse(day) / DAY_MS;
  const [first = 0, last = 1] = [fan[0], fan.at(-1)].map((one) => (one ? at(one) : undefined));
  const x = scaleLinear({ domain: [first, Math.max(last, first + 1)], range: [MARGIN.left, width - MARGIN.right] });
  const y = scaleLinear({ domain: [0, Math.max(fan[0]?.middle ?? 1, 1)], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const xOf = (one: FanDay): number => x(at(one));
  const targetAt = target === null ? null : Date.parse(target) / DAY_MS;
  const label = { className: 'fill-soft text-xs', fontFamily: 'inherit' } as const;
  const tickLine = { className: 'stroke-line-strong' } as const;
  const whole = { stroke: 'none' } as const;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full">
      {bands.map(([band, opacity]) => (
        <AreaClosed
          key={band}
          data={[...fan]}
          x={xOf}
          y0={(one) => y(one[band][0])}
          y1={(one) => y(one[band][1])}
          yScale={y}
          className="fill-accent"
          fillOpacity={opacity}
          {...whole}
        />
      ))}
      <LinePath
        data={[...fan]}
        x={xOf}
        y={(one) => y(one.middle)}
        className="fill-none stroke-accent"
        strokeWidth={2}
      />
      {targetAt !== null && targetAt >= first && targetAt <= last && (
        <Line
          from={{ x: x(targetAt), y: MARGIN.top }}
          to={{ x: x(targetAt), y: y(0) }}
          className="stroke-danger"
          strokeDasharray="4 3"
        />
      )}
      <AxisBottom
        top={y(0)}
        scale={x}
        numTicks={width < 400 ? 3 : 6}
        tickFormat={(value) => formatDay(new Date(Number(value) * DAY_MS).toISOString().slice(0, 10))}
        axisLineClassName="stroke-line"
        tickLineProps={tickLine}
        tickLabelProps={{ ...label, ...whole, textAnchor: 'middle' }}
      />
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        numTicks={4}
        axisLineClassName="stroke-line"
        tickLineProps={tickLine}
        tickLabelProps={{ ...label, ...whole, textAnchor: 'end', dx: -4, dy: 3 }}
      />
    </svg>
  );
};
