import { linePath, plot, roundedTop, type ChartPoint } from './chart-geometry.ts';

interface PointsChartProps {
  readonly points: readonly ChartPoint[];
  readonly caption: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly formatValue: (value: number) => string;
}

/** Points over time as an area below a line; the same figures are in a table for those who do not see it. */
export const PointsChart = ({ points, caption, labelHeading, valueHeading, formatValue }: PointsChartProps) => {
  const plotted = plot(points);
  const line = linePath(plotted);
  const top = roundedTop(Math.max(0, ...points.map((point) => point.value)));
  const last = plotted.at(-1);
  return (
    <figure className="flex flex-col gap-2">
      <div aria-hidden="true" className="relative ml-10 h-44 border-b border-line-strong">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
          <path d="M0 0H100M0 50H100" className="stroke-line" vectorEffect="non-scaling-stroke" strokeDasharray="4 5" />
          {plotted.length > 1 && <path d={`${line}L100 100L0 100Z`} className="fill-x100-soft" />}
          <path
            d={line}
            fill="none"
            className="stroke-x100-vivid"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {last && (
          <span
            className="absolute size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-raised bg-x100"
            style={{ left: `${last.x}%`, top: `${last.y}%` }}
          />
        )}
        <span className="absolute -left-10 -top-2 w-8 text-right text-xs tabular-nums text-soft">
          {formatValue(top)}
        </span>
        <span className="absolute -left-10 top-[calc(50%-0.5rem)] w-8 text-right text-xs tabular-nums text-soft">
          {formatValue(top / 2)}
        </span>
        <span className="absolute -bottom-2 -left-10 w-8 text-right text-xs tabular-nums text-soft">0</span>
      </div>
      <div aria-hidden="true" className="ml-10 flex justify-between text-xs text-soft">
        <span>{plotted[0]?.label}</span>
        <span>{last?.label}</span>
      </div>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeading}</th>
            <th scope="col">{valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{formatValue(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};
