import type { PlanSpan } from '@nivel/planning/plan';
import { useBoard } from '../board-context.ts';
import { spanOf } from './card-plan.ts';
import { useGantt } from './gantt-context.ts';

/** So far an arrow leaves its bar before it turns. */
const STUB_PX = 8;
/** As many arrows are drawn at most: more cannot be told apart. */
const MOST_ARROWS = 400;

interface End {
  readonly x: number;
  readonly y: number;
}

/** From the end of one bar to the beginning of another; around them where the second begins earlier. */
const pathOf = (from: End, to: End, rowPx: number): string => {
  const out = from.x + STUB_PX;
  const into = to.x - STUB_PX;
  if (into >= out) return `M${from.x} ${from.y}H${out}V${to.y}H${to.x}`;
  const between = to.y > from.y ? from.y + rowPx / 2 : from.y - rowPx / 2;
  return `M${from.x} ${from.y}H${out}V${between}H${into}V${to.y}H${to.x}`;
};

interface GanttArrowsProps {
  /** Where cards are among the rows. */
  readonly places: ReadonlyMap<string, number>;
  /** The rows that are drawn. */
  readonly first: number;
  readonly last: number;
}

/** What waits for what: an arrow from the end of a card to the beginning of the one that waits. */
export const GanttArrows = ({ places, first, last }: GanttArrowsProps) => {
  const { cards } = useBoard();
  const { timeline, rowPx, listPx, held, others, conflicts, slack, drawn } = useGantt();
  const shown = (id: string): PlanSpan | null => {
    const card = cards.get(id);
    return held?.card.id === id ? held.span : (others.get(id) ?? (card ? spanOf(card) : null));
  };
  const middle = (place: number): number => place * rowPx + rowPx / 2;
  const isViolated = new Set(conflicts.map(({ link }) => `${link.from} ${link.to}`));
  const isCritical = (id: string): boolean => (slack.get(id) ?? 1) <= 0;
  const pathBetween = (from: string, to: string): string | null => {
    const [above, at] = [places.get(from), places.get(to)];
    const [begin, end] = [shown(from), shown(to)];
    if (above === undefined || at === undefined || !begin || !end) return null;
    if (Math.max(above, at) < first || Math.min(above, at) > last) return null;
    const start = { x: timeline.x(begin.finish + 1), y: middle(above) };
    return pathOf(start, { x: timeline.x(end.start), y: middle(at) }, rowPx);
  };
  const lookOf = (from: string, to: string): string =>
    isViolated.has(`${from} ${to}`)
      ? 'text-danger'
      : isCritical(from) && isCritical(to)
        ? 'text-text'
        : 'text-line-strong';
  const arrows = [...places.keys()].flatMap((to) =>
    (cards.get(to)?.depends_on ?? []).flatMap((from) => {
      const path = pathBetween(from, to);
      return path === null ? [] : [{ key: `${from} ${to}`, path, look: lookOf(from, to) }];
    }),
  );
  const preview = drawn?.to ? pathBetween(drawn.from.id, drawn.to) : null;
  return (
    <svg
      aria-hidden="true"
      width="1"
      height="1"
      style={{ left: listPx }}
      className="pointer-events-none absolute top-0 overflow-visible"
    >
      <defs>
        <marker id="gantt-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0L8 4L0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {arrows.slice(0, MOST_ARROWS).map(({ key, path, look }) => (
        <path
          key={key}
          d={path}
          data-arrow={key}
          fill="none"
          stroke="currentColor"
          strokeWidth={look === 'text-line-strong' ? 1.5 : 2.5}
          markerEnd="url(#gantt-arrow)"
          className={look}
        />
      ))}
      {preview && (
        <path
          d={preview}
          data-preview=""
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeDasharray="5 4"
          markerEnd="url(#gantt-arrow)"
          className="text-accent"
        />
      )}
    </svg>
  );
};
