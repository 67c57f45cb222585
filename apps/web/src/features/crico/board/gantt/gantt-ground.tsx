import { calendarDay, mondayOf } from '@nivel/planning/calendar-day';
import type { WorkingCalendar } from '@nivel/planning/working-calendar';
import type { CSSProperties } from 'react';
import { useBoard } from '../board-context.ts';
import { useGantt } from './gantt-context.ts';
import { periodsOf, tiersOf, type GanttUnit } from './gantt-scale.ts';

/** Narrower days are not distinguished by colour. */
const LEAST_DAY_PX = 2;

/** The colours of a week, repeated: days off are darker. */
const weeksOf = (calendar: WorkingCalendar, monday: number, px: number): string => {
  const stops = [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const color = calendar.isWeekday(monday + offset) ? 'transparent' : 'var(--surface-sunken)';
    return `${color} ${offset * px}px ${(offset + 1) * px}px`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
};

/** Days off that are in sight, each with its name. */
const Holidays = () => {
  const { timeline } = useGantt();
  const { board } = useBoard();
  const { start, finish } = timeline.inSight;
  return (board.project.calendar?.holidays ?? []).flatMap(({ day, name }) => {
    const at = calendarDay(day);
    if (at < start || at > finish) return [];
    const place = { left: timeline.x(at), width: timeline.px };
    return [<div key={day} data-holiday={name} title={name} style={place} className="absolute inset-y-0 bg-sunken" />];
  });
};

/** Below the bars: days of rest, the lines of the scale, and today. */
export const GanttGround = ({ unit }: { readonly unit: GanttUnit }) => {
  const { timeline, today, listPx, calendar } = useGantt();
  const { px, range, x, inSight } = timeline;
  const monday = mondayOf(range.start);
  const areDaysSeen = px >= LEAST_DAY_PX;
  const rest: CSSProperties = areDaysSeen
    ? {
        backgroundImage: weeksOf(calendar, monday, px),
        backgroundSize: `${7 * px}px 100%`,
        backgroundPositionX: x(monday),
      }
    : {};
  return (
    <div aria-hidden="true" style={{ left: listPx, ...rest }} className="absolute inset-y-0 right-0 overflow-hidden">
      {areDaysSeen && <Holidays />}
      {periodsOf(tiersOf[unit][1], inSight).map(({ start }) => (
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
