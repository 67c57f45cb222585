import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { usePhone } from '../../area/use-width.ts';

interface DrawnBar {
  readonly name: string;
  readonly value: number;
  /** Written behind the bar. */
  readonly note: string;
}

interface BarsDrawingProps {
  readonly bars: readonly DrawnBar[];
  readonly look: 'fill-accent' | 'fill-danger';
}

const ROW = 32;
const NAMES = 120;
const NOTES = 116;

/** Bars below each other, with their names before and their values behind them. */
export const BarsDrawing = ({ bars, look }: BarsDrawingProps) => {
  const width = usePhone() ? 340 : 480;
  const height = bars.length * ROW + 8;
  const y = scaleBand({ domain: bars.map(({ name }) => name), range: [4, height - 4], padding: 0.3 });
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const x = scaleLinear({ domain: [0, most], range: [0, width - NAMES - NOTES] });
  const middle = y.bandwidth() / 2;
  const label = { dominantBaseline: 'central', fontFamily: 'inherit' } as const;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full">
      {bars.map(({ name, value, note }) => (
        <Group key={name} top={y(name) ?? 0}>
          <text x={NAMES - 8} y={middle} textAnchor="end" className="fill-soft text-xs" {...label}>
            {name}
          </text>
          <Bar x={NAMES} width={Math.max(1, x(value))} height={y.bandwidth()} rx={2} className={look} />
          <text x={NAMES + Math.max(1, x(value)) + 6} y={middle} className="fill-text text-xs" {...label}>
            {note}
          </text>
        </Group>
      ))}
    </svg>
  );
};
