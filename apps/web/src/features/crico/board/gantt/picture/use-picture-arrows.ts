import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { spanOf } from '@nivel/planning/card-dates';
import { linksOf } from '@nivel/planning/link-terms';
import { useBoard } from '../../board-context.ts';
import type { TableRow } from '../../table/table-rows.ts';
import { useGantt } from '../gantt-context.ts';
import { edgesOf } from '../link-edges.ts';
import { pathEnd, pathOf } from '../link-path.ts';
import { ROW_HEIGHT, ROWS_TOP, type PictureScale } from './picture-layout.ts';

/** Rows of a picture: the first of them is at its top. */
export interface PictureRows {
  readonly rows: readonly TableRow[];
  readonly first: number;
  readonly next: number;
}

/** The plan's data of cards, and of the links between them. */
export interface PlanMarks {
  readonly isCritical: (id: string) => boolean;
  readonly isInConflict: (id: string) => boolean;
  /** Takes the ids of the card that is waited for and of the one that waits. */
  readonly isViolated: (from: string, to: string) => boolean;
}

/** The marks of the plan that the chart shows. */
export const usePlanMarks = (): PlanMarks => {
  const { slack, conflicts } = useGantt();
  const violated = new Set(conflicts.map(({ link }) => `${link.from} ${link.to}`));
  const inConflict = new Set(conflicts.map(({ link }) => link.to));
  return {
    isCritical: (id) => (slack.get(id) ?? 1) <= 0,
    isInConflict: (id) => inConflict.has(id),
    isViolated: (from, to) => violated.has(`${from} ${to}`),
  };
};

/** The arrows of a sheet; an arrow to another sheet is drawn up to the edge. */
export const usePictureArrows = ({ rows, first, next }: PictureRows, scale: PictureScale, marks: PlanMarks) => {
  const { cards } = useBoard();
  const places = new Map(rows.flatMap((row, at) => (row.type === 'card' ? [[row.card.id, at] as const] : [])));
  const middle = (at: number): number => ROWS_TOP + (at - first) * ROW_HEIGHT + ROW_HEIGHT / 2;
  const lookOf = (from: string, to: string): string => {
    if (marks.isViolated(from, to)) return 'stroke-danger';
    return marks.isCritical(from) && marks.isCritical(to) ? 'stroke-text' : 'stroke-line-strong';
  };
  const arrowsTo = (card: CardRow) =>
    linksOf([card]).flatMap(({ from, to, type }) => {
      const other = cards.get(from);
      const [begin, end] = [other && spanOf(other), spanOf(card)];
      const [above, at] = [places.get(from), places.get(to)];
      if (!begin || !end || above === undefined || at === undefined) return [];
      if (Math.max(above, at) < first || Math.min(above, at) >= next) return [];
      const [leaving, entering] = edgesOf(type);
      const [start, finish] = [
        pathEnd(scale.x, begin, leaving, middle(above)),
        pathEnd(scale.x, end, entering, middle(at)),
      ];
      return [{ key: `${from} ${to}`, path: pathOf(start, finish, ROW_HEIGHT), look: lookOf(from, to) }];
    });
  return rows.flatMap((row) => (row.type === 'card' ? arrowsTo(row.card) : []));
};
