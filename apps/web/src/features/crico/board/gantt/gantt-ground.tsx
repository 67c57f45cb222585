import type { CSSProperties } from 'react';
import { useGantt } from './gantt-context.ts';
import { mondayOf, periodsOf, tiersOf, type GanttUnit } from './gantt-scale.ts';

/** Days that are narrower are not told apart by colour. */
const LEAST_DAY_PX = 2;

/** Below the bars: days of rest, the lines of the scale, and today. */
export const GanttGround = ({ unit }: { readonly unit: GanttUnit }) => {
  const { timeline, today, listPx } = useGantt();
  const { px, range, x } = timeline;
  const saturday = mondayOf(range.start) + 5;
  const rest: CSSProperties =
    px < LEAST_DAY_PX
      ? {}
      : {
          backgroundImage: `linear-gradient(to right, var(--surface-sunken) ${2 * px}px, transparent ${2 * px}px)`,
          backgroundSize: `${7 * px}px 100%`,
          backgroundPositionX: x(saturday),
        };
  return (
    <div
      aria-hidden="true"
      data-rest={px >= LEAST_DAY_PX || undefined}
      style={{ left: listPx, ...rest }}
      className="absolute inset-y-0 right-0 overflow-hidden"
    >
      {periodsOf(tiersOf[unit][1], timeline.inSight).map(({ start }) => (
        <div key={start} style={{ left: x(start) }} className="absolute inset-y-0 border-l border-line/60" />
      ))}
      <div
        data-today=""
        style={{ left: x(today), width: Math.max(2, px) }}
        className="absolute inset-y-0 border-l-2 border-accent bg-accent/10"
      />
    </div>
  );
};
