import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear, scaleUtc } from '@visx/scale';
import { AreaClosed, Line, LinePath } from '@visx/shape';
import { formatDay } from '../../../../shell/days/days.ts';
import { usePhone } from '../../area/use-width.ts';
import { formatPercent } from './equity-format.ts';
import type { Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';

interface Point {
  readonly at: Date;
  readonly percent: number;
}

const HEIGHT = 200;
const MARGIN = { top: 12, right: 16, bottom: 28, left: 52 };
const DAY_MS = 86_400_000;

const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The corners of the steps: nothing before the first, and from each day on the vested amount until the next. */
const cornersOf = (one: Equity, start: string): Point[] => {
  const steps = one.vesting_schedule.map(({ day, percent }) => ({ at: momentOf(day), percent }));
  const first = { at: momentOf(start), percent: 0 };
  return [first, ...steps.flatMap((step, at) => [{ at: step.at, percent: (steps[at - 1] ?? first).percent }, step])];
};

interface CurveProps {
  readonly one: Equity;
  readonly today: string;
}

const Drawing = ({ one, today }: CurveProps) => {
  const text = equityText.useText();
  const width = usePhone() ? 320 : 560;
  const start = one.vesting?.start ?? one.assigned_at;
  const corners = cornersOf(one, start);
  const last = corners.at(-1)?.at ?? momentOf(today);
  const x = scaleUtc({
    domain: [momentOf(start), last > momentOf(start) ? last : new Date(last.getTime() + DAY_MS)],
    range: [MARGIN.left, width - MARGIN.right],
  });
  const y = scaleLinear({ domain: [0, one.assigned_equity_percent], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const [xOf, yOf] = [({ at }: Point) => x(at), ({ percent }: Point) => y(percent)];
  const now = x(momentOf(today));
  const isNowShown = now >= MARGIN.left && now <= width - MARGIN.right;
  // The colour of the line itself: marks there are black by an attribute.
  const tickLine = { className: 'stroke-line-strong' } as const;
  const label = { className: 'fill-soft text-xs', fontFamily: 'inherit' } as const;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className="h-auto w-full max-w-2xl">
      <AreaClosed data={corners} x={xOf} y={yOf} yScale={y} className="fill-accent-soft" />
      <LinePath data={corners} x={xOf} y={yOf} className="stroke-accent" strokeWidth={2} />
      {isNowShown && (
        <Group>
          <Line
            from={{ x: now, y: MARGIN.top }}
            to={{ x: now, y: HEIGHT - MARGIN.bottom }}
            className="stroke-line-strong"
            strokeDasharray="4 3"
          />
          <text x={now + 4} y={MARGIN.top + 8} {...label}>
            {text.curve.today}
          </text>
        </Group>
      )}
      <AxisBottom
        top={HEIGHT - MARGIN.bottom}
        scale={x}
        numTicks={width < 400 ? 3 : 5}
        tickFormat={(moment) =>
          formatDay(new Date(Number(moment)).toISOString().slice(0, 10), { month: 'short', year: '2-digit' })
        }
        axisLineClassName="stroke-line"
        tickLineProps={tickLine}
        tickLabelProps={{ ...label, stroke: 'none', textAnchor: 'middle' }}
      />
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        numTicks={4}
        tickFormat={(percent) => formatPercent(Number(percent))}
        axisLineClassName="stroke-line"
        tickLineProps={tickLine}
        tickLabelProps={{ ...label, stroke: 'none', textAnchor: 'end', dx: -4, dy: 3 }}
      />
    </svg>
  );
};

/** How a share vests over time, drawn, with the same as a table. */
export const VestingCurve = (props: CurveProps) => {
  const { curve } = equityText.useText();
  const { id, vesting_schedule: schedule } = props.one;
  return (
    <figure aria-labelledby={`curve-${id}`} className="m-0">
      <figcaption id={`curve-${id}`} className="font-semibold">
        {curve.title}
      </figcaption>
      <Drawing {...props} />
      <details>
        <summary className="min-h-6 w-fit cursor-pointer text-sm text-soft pointer-coarse:py-2.5">
          {curve.table}
        </summary>
        <div className="max-h-64 overflow-y-auto" tabIndex={0} role="group" aria-labelledby={`curve-${id}`}>
          <table className="mt-1 w-full max-w-sm border-collapse text-sm">
            <thead className="text-soft">
              <tr>
                <th scope="col" className="py-1 text-left">
                  {curve.day}
                </th>
                <th scope="col" className="py-1 text-right">
                  {curve.vested}
                </th>
              </tr>
            </thead>
            <tbody>
              {schedule.map(({ day, percent }) => (
                <tr key={day} className="border-t border-line">
                  <td className="py-1">{formatDay(day, { dateStyle: 'long' })}</td>
                  <td className="py-1 text-right tabular-nums">{formatPercent(percent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
};
