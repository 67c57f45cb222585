import { useEffect, useEffectEvent, type RefObject } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useVisibleRows } from '../../area/use-visible-rows.ts';
import { useBoard } from '../board-context.ts';
import type { TableRow } from '../table/table-rows.ts';
import { GroupHeading } from '../view/group-heading.tsx';
import { viewText } from '../view/view-text.ts';
import { GanttArrows } from './gantt-arrows.tsx';
import { useGantt } from './gantt-context.ts';
import { GanttGround } from './gantt-ground.tsx';
import { GanttRow } from './gantt-row.tsx';
import type { GanttUnit } from './gantt-scale.ts';

interface GanttBodyProps {
  readonly rows: readonly TableRow[];
  /** The row of each card. */
  readonly places: ReadonlyMap<string, number>;
  readonly unit: GanttUnit;
  readonly frame: RefObject<HTMLElement | null>;
  /** Opens a link, by the card that waits and the one that it waits for. */
  readonly onLink: (to: string, from: string) => void;
}

/** The rows in sight and the focused one. */
export const GanttBody = ({ rows, places, unit, frame, onLink }: GanttBodyProps) => {
  const text = viewText.useText();
  const { board } = useBoard();
  const { rowPx, active, timeline, held } = useGantt();
  const { measure, drawn, drawnWith, height } = useVisibleRows(rows.length, rowPx, limits.crico.board.spareRows);
  const onMeasure = useEffectEvent(timeline.measure);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onScroll = () => {
      measure(element);
      onMeasure();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [frame, measure]);
  const shown = drawnWith([active, held?.card.id].flatMap((id) => places.get(id ?? '') ?? []));
  return (
    <div className="relative flex-1" style={{ minHeight: height }}>
      <GanttGround unit={unit} />
      <GanttArrows places={places} first={drawn.first} last={drawn.last} onOpen={onLink} />
      <ul aria-label={text.cardsOf(board.project.name)}>
        {shown.map((index) => {
          const row = rows[index];
          if (!row) return null;
          const top = index * rowPx;
          if (row.type === 'group')
            return <GroupHeading key={`group ${row.key}`} group={row.key} count={row.count} top={top} height={rowPx} />;
          const { card } = row;
          return (
            <GanttRow
              key={card.id}
              card={card}
              place={index + 1}
              count={rows.length}
              top={top}
              isStop={card.id === active}
            />
          );
        })}
      </ul>
    </div>
  );
};
