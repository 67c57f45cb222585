import { useEffect, useRef } from 'react';
import { useTouchDrag } from '../../area/touch/use-touch-drag.ts';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import type { BoardView } from '../use-board-view.ts';
import { useGroupNames } from '../view/use-group-names.ts';
import { viewText } from '../view/view-text.ts';
import { BoardColumn } from './board-column.tsx';
import type { Lane } from './kanban-columns.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useCollapsed } from './use-collapsed.ts';
import { useDragged } from './use-dragged.ts';

/** Focuses the card that requested it, unless the person is busy elsewhere. */
const useAskedFocus = ({ focus, carried }: BoardView) => {
  const frame = useRef<HTMLDivElement>(null);
  const { cardId, column, asked } = focus;
  const spot = carried ? `${carried.column} ${carried.index}` : '';
  useEffect(() => {
    if (asked === 0 || cardId === null) return;
    const card = `[data-card="${cardId}"]`;
    const [anywhere, meant] = [card, `[data-column="${column}"] ${card}`].map((selector) =>
      frame.current?.querySelector<HTMLElement>(selector),
    );
    (meant ?? anywhere)?.focus({ preventScroll: true });
  }, [cardId, column, asked, spot]);
  return frame;
};

interface KanbanViewProps {
  readonly userId: string;
  readonly lanes: readonly Lane[];
}

/** A project as columns, in swimlanes where these were chosen. */
export const KanbanView = ({ userId, lanes }: KanbanViewProps) => {
  const text = boardText.useText();
  const views = viewText.useText();
  const { actions, board, view, choices } = useBoard();
  const frame = useAskedFocus(view);
  // Cards are dragged by a finger that rests on them first.
  useTouchDrag(frame, useDragged(), actions.mayChange);
  const keys = useCardKeys();
  const nameOf = useGroupNames();
  const { isCollapsed, toggle } = useCollapsed(userId, board.project.id);
  const isInLane = lanes.some(({ key }) => key !== null);
  const laneName = (key: string) => nameOf(choices.lanes, key);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={text.board(board.project.name)}
      className={`relative min-h-0 flex-1 snap-x scroll-px-4 overflow-auto px-4 pt-2 pb-4 sm:snap-none sm:pt-4 ${isInLane ? '' : 'flex items-start gap-3'}`}
      {...keys}
    >
      <p id="board-keys" className="sr-only">
        {text.keysHint}
      </p>
      {lanes.map(({ key, columns }) => {
        const drawn = columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            isInLane={isInLane}
            isCollapsed={isCollapsed(column.key)}
            onCollapse={() => toggle(column.key)}
          />
        ));
        if (key === null) return drawn;
        const count = columns.reduce((sum, { cards }) => sum + cards.length, 0);
        return (
          <section key={key} aria-label={laneName(key)} className="mb-4 w-max min-w-full">
            <h2 className="sticky left-0 mb-1.5 w-max max-w-[calc(100vw-3rem)] truncate text-sm font-semibold text-soft lg:max-w-3xl">
              {views.groupCount(laneName(key), count)}
            </h2>
            <div className="flex items-start gap-3">{drawn}</div>
          </section>
        );
      })}
    </div>
  );
};
