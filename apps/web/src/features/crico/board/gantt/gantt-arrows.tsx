import { spanOf } from '@nivel/planning/card-dates';
import { linksOf } from '@nivel/planning/link-terms';
import type { PlanSpan } from '@nivel/planning/plan';
import type { LinkType } from '@nivel/planning/plan-link';
import { useBoard } from '../board-context.ts';
import { useGantt } from './gantt-context.ts';
import { edgesOf, typeOf, type LinkEdge } from './link-edges.ts';
import { pathEnd, pathOf, type PathEnd } from './link-path.ts';

/** The width of an arrow's click area. */
const HIT_PX = 10;
/** The maximum of drawn arrows: more would be indistinguishable. */
const MOST_ARROWS = 400;

interface ArrowProps {
  readonly name: string;
  readonly path: string;
  readonly look: string;
  readonly onOpen: () => void;
}

/** A link, which a click opens. */
const Arrow = ({ name, path, look, onOpen }: ArrowProps) => (
  <g>
    <path
      d={path}
      data-arrow={name}
      fill="none"
      stroke="currentColor"
      strokeWidth={look === 'text-line-strong' ? 1.5 : 2.5}
      markerEnd="url(#gantt-arrow)"
      className={look}
    />
    <path
      aria-hidden="true"
      d={path}
      data-open={name}
      fill="none"
      stroke="transparent"
      strokeWidth={HIT_PX}
      onClick={onOpen}
      className="cursor-pointer [pointer-events:stroke]"
    />
  </g>
);

interface GanttArrowsProps {
  /** The row of each card. */
  readonly places: ReadonlyMap<string, number>;
  /** The rows that are drawn. */
  readonly first: number;
  readonly last: number;
  /** Opens a link, by the card that waits and the one that it waits for. */
  readonly onOpen: (to: string, from: string) => void;
}

/** The links: an arrow from an edge of a card to an edge of the waiting one, as their link says. */
export const GanttArrows = ({ places, first, last, onOpen }: GanttArrowsProps) => {
  const { cards } = useBoard();
  const { timeline, rowPx, listPx, held, others, conflicts, slack, drawn } = useGantt();
  const shown = (id: string): PlanSpan | null => {
    const card = cards.get(id);
    return held?.card.id === id ? held.span : (others.get(id) ?? (card ? spanOf(card) : null));
  };
  const middle = (place: number): number => place * rowPx + rowPx / 2;
  const isViolated = new Set(conflicts.map(({ link }) => `${link.from} ${link.to}`));
  const isCritical = (id: string): boolean => (slack.get(id) ?? 1) <= 0;
  const endOf = (span: PlanSpan, edge: LinkEdge, place: number): PathEnd =>
    pathEnd(timeline.x, span, edge, middle(place));
  const pathBetween = (from: string, to: string, type: LinkType): string | null => {
    const [above, at] = [places.get(from), places.get(to)];
    const [begin, end] = [shown(from), shown(to)];
    if (above === undefined || at === undefined || !begin || !end) return null;
    if (Math.max(above, at) < first || Math.min(above, at) > last) return null;
    const [leaving, entering] = edgesOf(type);
    return pathOf(endOf(begin, leaving, above), endOf(end, entering, at), rowPx);
  };
  const lookOf = (from: string, to: string): string =>
    isViolated.has(`${from} ${to}`)
      ? 'text-danger'
      : isCritical(from) && isCritical(to)
        ? 'text-text'
        : 'text-line-strong';
  const arrows = [...places.keys()].flatMap((id) =>
    linksOf([cards.get(id) ?? []].flat()).flatMap(({ from, to, type }) => {
      const path = pathBetween(from, to, type);
      return path === null ? [] : [{ from, to, path, look: lookOf(from, to) }];
    }),
  );
  const preview = drawn?.to ? pathBetween(drawn.from.id, drawn.to, typeOf(drawn)) : null;
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
      {arrows.slice(0, MOST_ARROWS).map(({ from, to, path, look }) => (
        <Arrow key={`${from} ${to}`} name={`${from} ${to}`} path={path} look={look} onOpen={() => onOpen(to, from)} />
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
