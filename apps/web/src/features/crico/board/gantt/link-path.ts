import type { CalendarDay } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';
import type { LinkEdge } from './link-edges.ts';

/** How far an arrow leaves its bar before it turns. */
const STUB_PX = 8;

/** An edge of a bar; on its left side (-1) is its start, on its right side (1) its finish. */
export interface PathEnd {
  readonly x: number;
  readonly y: number;
  readonly side: -1 | 1;
}

/** Where an arrow can turn once; null: it has to go around the bars. */
const turnOf = (out: number, into: number, { side: from }: PathEnd, { side: to }: PathEnd): number | null => {
  if (from === to) return from === 1 ? Math.max(out, into) : Math.min(out, into);
  return (into - out) * from >= 0 ? out : null;
};

/** The path from an edge of one bar to an edge of another. */
export const pathOf = (from: PathEnd, to: PathEnd, rowPx: number): string => {
  const out = from.x + from.side * STUB_PX;
  const into = to.x + to.side * STUB_PX;
  const turn = turnOf(out, into, from, to);
  if (turn !== null) return `M${from.x} ${from.y}H${turn}V${to.y}H${to.x}`;
  const between = to.y > from.y ? from.y + rowPx / 2 : from.y - rowPx / 2;
  return `M${from.x} ${from.y}H${out}V${between}H${into}V${to.y}H${to.x}`;
};

/** The point where an arrow meets an edge of a bar. @param x where a day begins @param y the middle of the bar */
export const pathEnd = (x: (day: CalendarDay) => number, span: PlanSpan, edge: LinkEdge, y: number): PathEnd =>
  edge === 'start' ? { x: x(span.start), y, side: -1 } : { x: x(span.finish + 1), y, side: 1 };
