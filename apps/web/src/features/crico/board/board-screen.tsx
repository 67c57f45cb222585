import { useEffect, useEffectEvent, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardContext } from './board-context.ts';
import type { BoardSession, OpenBoard } from '../area/project/board-session.ts';
import { boardText } from './board-text.ts';
import { columnsOf, spotOf, withCarried } from '../area/project/columns.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { ProjectSceneContext, type ProjectHeaderProps } from '../area/project/project-scene.ts';
import { usePeople } from '../area/project/use-people.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardShortcuts } from './use-board-shortcuts.ts';
import { useBoardView, type BoardView } from './use-board-view.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useNames } from '../area/project/use-names.ts';

/** Gives the card that asked for it the focus, unless somebody is busy elsewhere. */
const useAskedFocus = ({ focus, carried }: BoardView) => {
  const frame = useRef<HTMLDivElement>(null);
  const { cardId, asked } = focus;
  const spot = carried ? `${carried.listId} ${carried.index}` : '';
  useEffect(() => {
    if (asked === 0 || cardId === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-card="${cardId}"]`)?.focus({ preventScroll: true });
  }, [cardId, asked, spot]);
  return frame;
};

/** The card that was open has the focus when it is closed. */
const useFocusAfter = (openCard: string | undefined, { ask }: BoardView) => {
  const last = useRef(openCard);
  const giveBack = useEffectEvent(ask);
  useEffect(() => {
    if (last.current !== undefined && openCard === undefined) giveBack(last.current);
    last.current = openCard;
  }, [openCard]);
};

interface BoardScreenProps {
  readonly session: BoardSession;
  readonly open: OpenBoard;
  readonly children: ReactNode;
  readonly Header: ComponentType<ProjectHeaderProps>;
}

/** A project as a board. */
export const BoardScreen = ({ session, open, Header, children }: BoardScreenProps) => {
  const { board } = open;
  const text = boardText.useText();
  useTitle(board.project.name);
  const view = useBoardView();
  const still = useMemo(() => columnsOf(board), [board]);
  const columns = view.carried ? withCarried(still, view.carried) : still;
  const actions = useBoardActions(session, board);
  const names = useNames(board.project.id);
  const people = usePeople(board.project.id);
  const scene = useMemo(() => ({ board, session, people }), [board, session, people]);
  const frame = useAskedFocus(view);
  const keys = useCardKeys({ board, columns: still, actions, view });
  const { card: openCard, open: openOne } = useOpenCard(board);
  useFocusAfter(openCard?.id, view);
  useBoardShortcuts({
    actions,
    add: () => {
      const list = spotOf(still, view.focus.cardId ?? '')?.listId ?? still[0]?.list.id;
      if (list) view.change({ adding: list });
    },
  });
  return (
    <BoardContext value={{ board, columns, actions, view, names, open: openOne }}>
      <main id={mainId} tabIndex={-1} className="flex h-[calc(100dvh-53px)] min-h-96 flex-col outline-none">
        <ProjectSceneContext value={scene}>
          <Header live={<LiveIndicator open={open} onRead={() => void session.dismiss()} />} />
        </ProjectSceneContext>
        {!actions.mayChange && <p className="px-4 pt-2 text-sm text-soft">{text.readOnly}</p>}
        <p id="board-keys" className="sr-only">
          {text.keysHint}
        </p>
        <div
          ref={frame}
          role="group"
          aria-label={text.board(board.project.name)}
          className="relative flex min-h-0 flex-1 snap-x scroll-px-4 items-start gap-3 overflow-x-auto p-4 sm:snap-none"
          {...keys}
        >
          {columns.map((column) => (
            <BoardColumn key={column.list.id} column={column} />
          ))}
        </div>
        <p role="status" className="sr-only">
          {view.said}
        </p>
      </main>
      <ProjectSceneContext value={scene}>{children}</ProjectSceneContext>
      <LimitDialog />
    </BoardContext>
  );
};
