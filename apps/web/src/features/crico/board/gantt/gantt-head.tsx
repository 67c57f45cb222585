import { isoOf } from '@nivel/planning/calendar-day';
import { formatDay } from '../../../../shell/days/days.ts';
import { ganttText } from './gantt-text.ts';
import { useGantt } from './gantt-context.ts';
import { periodsOf, tiersOf, type GanttUnit, type Period } from './gantt-scale.ts';

/** A label of the scale is left out where it has not the room. */
export const LEAST_LABEL_PX = 20;

interface TierProps {
  readonly unit: GanttUnit;
  readonly tier: 0 | 1;
}

/** The text of a part of the scale. */
export const usePeriodLabel = ({ unit, tier }: TierProps) => {
  const text = ganttText.useText();
  const kind = tiersOf[unit][tier];
  return ({ start }: Period): string => {
    const day = isoOf(start);
    if (kind === 'quarter') return text.quarter(Math.ceil(Number(day.slice(5, 7)) / 3));
    if (kind === 'year') return day.slice(0, 4);
    if (kind !== 'month') return String(Number(day.slice(8)));
    return formatDay(day, tier === 0 ? { month: 'long', year: 'numeric' } : { month: 'short' });
  };
};

const Tier = ({ unit, tier }: TierProps) => {
  const { timeline, today } = useGantt();
  const labelOf = usePeriodLabel({ unit, tier });
  return (
    <div className="relative h-6">
      {periodsOf(tiersOf[unit][tier], timeline.inSight).map((period) => {
        const left = timeline.x(period.start);
        const width = timeline.x(period.next) - left;
        const isToday = tier === 1 && period.start <= today && today < period.next;
        return (
          <div
            key={period.start}
            style={{ left, width }}
            className={`absolute inset-y-0 overflow-clip border-l border-line px-1 text-xs leading-6 whitespace-nowrap ${tier === 0 ? 'font-semibold' : 'text-soft tabular-nums'} ${isToday ? 'bg-accent-soft font-semibold text-text' : ''}`}
          >
            {/* The name of a long part stays in sight while one scrolls along it. */}
            <span className={tier === 0 ? 'sticky left-(--list-px) inline-block px-1' : ''}>
              {width >= LEAST_LABEL_PX && labelOf(period)}
            </span>
          </div>
        );
      })}
    </div>
  );
};

/** The scale of the days, above the bars. It is decoration: each bar says its days itself. */
export const GanttHead = ({ unit }: { readonly unit: GanttUnit }) => {
  const text = ganttText.useText();
  const { listPx } = useGantt();
  return (
    <div aria-hidden="true" className="sticky top-0 z-20 flex h-12 border-b border-line-strong bg-surface">
      <div
        style={{ width: listPx }}
        className="sticky left-0 z-10 flex shrink-0 items-end border-r border-line-strong bg-surface px-3 pb-1 text-sm font-semibold text-soft"
      >
        {text.cards}
      </div>
      <div className="relative min-w-0 flex-1">
        <Tier unit={unit} tier={0} />
        <Tier unit={unit} tier={1} />
      </div>
    </div>
  );
};
