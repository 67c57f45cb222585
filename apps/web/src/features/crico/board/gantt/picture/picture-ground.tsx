import type { CalendarDay } from '@nivel/planning/calendar-day';
import { LEAST_LABEL_PX, usePeriodLabel } from '../gantt-head.tsx';
import { useGantt } from '../gantt-context.ts';
import { periodsOf, tiersOf } from '../gantt-scale.ts';
import { fitted, LIST_WIDTH, ROWS_TOP, TIER_HEIGHT, TITLE_HEIGHT, WIDTH, type PictureScale } from './picture-layout.ts';

/** Narrower days are not distinguished. */
const LEAST_DAY = 2;

interface PictureGroundProps {
  readonly scale: PictureScale;
  /** The end of the rows. */
  readonly bottom: number;
}

/** Days of rest one behind the other, as spans. */
const restsIn = ({ start, finish }: PictureScale['span'], isWorking: (day: CalendarDay) => boolean) => {
  const rests: { start: CalendarDay; next: CalendarDay }[] = [];
  for (let day = start; day <= finish; day += 1) {
    const last = rests.at(-1);
    if (isWorking(day)) continue;
    if (last?.next === day) last.next = day + 1;
    else rests.push({ start: day, next: day + 1 });
  }
  return rests;
};

const Tier = ({ scale, tier }: { readonly scale: PictureScale; readonly tier: 0 | 1 }) => {
  const labelOf = usePeriodLabel({ unit: scale.unit, tier });
  const top = TITLE_HEIGHT + tier * TIER_HEIGHT;
  return periodsOf(tiersOf[scale.unit][tier], scale.span).map((period) => {
    const left = Math.max(LIST_WIDTH, scale.x(period.start));
    const width = Math.min(WIDTH, scale.x(period.next)) - left;
    return (
      <g key={period.start}>
        <line x1={left} x2={left} y1={top} y2={top + TIER_HEIGHT} className="stroke-line" />
        {width >= LEAST_LABEL_PX && (
          <text
            x={left + 4}
            y={top + 14}
            fontSize={11}
            fontWeight={tier === 0 ? 600 : 400}
            className={tier === 0 ? 'fill-text' : 'fill-soft'}
          >
            {fitted(labelOf(period), width - 4, 11)}
          </text>
        )}
      </g>
    );
  });
};

/** Below the bars: the scale, days of rest, the lines of the scale, and today. */
export const PictureGround = ({ scale, bottom }: PictureGroundProps) => {
  const { calendar, today } = useGantt();
  const { span, px, x, unit } = scale;
  const height = bottom - ROWS_TOP;
  return (
    <g>
      {px >= LEAST_DAY &&
        restsIn(span, (day) => calendar.isWorking(day)).map(({ start, next }) => (
          <rect
            key={start}
            x={x(start)}
            y={ROWS_TOP}
            width={(next - start) * px}
            height={height}
            className="fill-sunken"
          />
        ))}
      {periodsOf(tiersOf[unit][1], span).map(({ start }) => (
        <line
          key={start}
          x1={Math.max(LIST_WIDTH, x(start))}
          x2={Math.max(LIST_WIDTH, x(start))}
          y1={ROWS_TOP}
          y2={bottom}
          className="stroke-line"
        />
      ))}
      {today >= span.start && today <= span.finish && (
        <>
          <rect
            x={x(today)}
            y={ROWS_TOP}
            width={Math.max(2, px)}
            height={height}
            opacity={0.1}
            className="fill-accent"
          />
          <line x1={x(today)} x2={x(today)} y1={ROWS_TOP} y2={bottom} strokeWidth={2} className="stroke-accent" />
        </>
      )}
      <Tier scale={scale} tier={0} />
      <Tier scale={scale} tier={1} />
    </g>
  );
};
