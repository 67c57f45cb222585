import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import type { BoardSession } from '../area/project/board-session.ts';
import type { OpenBoard } from '../area/project/open-board.ts';
import { LoadingRows } from '../area/list-states.tsx';
import { listOfStatus } from '../area/board-model/card-moves.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { ProjectSceneContext, type ProjectHeaderProps } from '../area/project/project-scene.ts';
import { usePeople } from '../area/project/use-people.ts';
import { BoardContext, useBoard, type BoardScene } from './board-context.ts';
import { BoardNotices } from './board-notices.tsx';
import { CommentNews } from './comment-news.tsx';
import { boardText } from './board-text.ts';
import { figureFilter } from './filter/figure-filter.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { KanbanView } from './kanban/kanban-view.tsx';
import { spotOf } from './kanban/places.ts';
import { SkippedCards } from './skipped-cards.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { LiveIndicator } from './live/live-indicator.tsx';
import { NewCardLine } from './new-card-line.tsx';
import { NoCards } from './no-cards.tsx';
import { BulkBar } from './selection/bulk-bar.tsx';
import { RemovalQuestion } from './selection/removal-question.tsx';
import { TableView } from './table/table-view.tsx';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { useBoardScene } from './use-board-scene.ts';
import { useBoardShortcuts } from './use-board-shortcuts.ts';
import type { BoardView } from './use-board-view.ts';
import { showsCards } from './view/view-choices.ts';
import { MissingView } from './views/missing-view.tsx';

const AutomationView = lazy(async () => ({
  default: (await import('./automation/automation-view.tsx')).AutomationView,
}));
const BulkEditDialog = lazy(async () => ({
  default: (await import('./selection/bulk-edit-dialog.tsx')).BulkEditDialog,
}));

/** The card that was open has the focus when it is closed. */
const useFocusAfter = (openCard: string | undefined, { ask }: BoardView) => {
  const last = useRef(openCard);
  const giveBack = useEffectEvent(ask);
  useEffect(() => {
    if (last.current !== undefined && openCard === undefined) giveBack(last.current);
    last.current = openCard;
  }, [openCard]);
};

const firstColumn = ({ still }: BoardScene): string | undefined => still.find(({ lists }) => lists.length > 0)?.key;

/** Where the keys are. */
const focusedColumn = (scene: BoardScene): string | undefined => {
  const { still, view } = scene;
  return spotOf(still, view.focus.cardId ?? '', view.focus.column)?.column ?? firstColumn(scene);
};

/** Begins a card in a column, or in the line above the table. */
const beginCard = ({ view, choices, board }: BoardScene, column: string | undefined): void => {
  const adding = choices.view === 'table' ? listOfStatus(board, 'todo')?.id : column;
  if (adding) view.change({ adding });
};

/** The cards in the view that was chosen. */
const CardsView = ({ userId, lanes }: ComponentProps<typeof KanbanView>) => {
  const { board, cards, choices, view } = useBoard();
  const isTable = choices.view === 'table';
  if (cards.size === 0 && (isTable || (board.cards.size > 0 && view.adding === null))) return <NoCards />;
  return isTable ? <TableView /> : <KanbanView userId={userId} lanes={lanes} />;
};

/** A view that shows something else. */
const OtherView = () => (
  <Suspense fallback={<LoadingRows />}>
    <AutomationView />
  </Suspense>
);

interface BoardScreenProps {
  readonly session: BoardSession;
  readonly open: OpenBoard;
  readonly userId: string;
  readonly children: ReactNode;
  readonly Header: ComponentType<ProjectHeaderProps>;
}

/** A project in the view that was chosen for it. */
export const BoardScreen = ({ session, open, userId, Header, children }: BoardScreenProps) => {
  const { board } = open;
  const text = boardText.useText();
  useTitle(board.project.name);
  const { scene, lanes, removing, askRemoval, endRemoval, many, endMany } = useBoardScene(session, board, userId);
  const { actions, view, choices, selection } = scene;
  const people = usePeople(board.project.id);
  const project = useMemo(() => ({ board, session, people }), [board, session, people]);
  const { card: openCard, openNew } = useOpenCard(board);
  useFocusAfter(openCard?.id, view);
  const hasCards = showsCards(choices.view);
  const begin = (column: string | undefined) => (hasCards ? beginCard(scene, column) : openNew());
  const add = () => begin(focusedColumn(scene));
  const askChosen = () => askRemoval([...selection.ids]);
  useBoardShortcuts({ scene, userId, add, openNew, removeChosen: askChosen });
  const isTable = choices.view === 'table';
  return (
    <BoardContext value={scene}>
      <main id={mainId} tabIndex={-1} data-fills="" className="flex min-h-96 flex-1 flex-col outline-none">
        <ProjectSceneContext value={project}>
          <Header
            live={<LiveIndicator open={open} onRead={() => void session.outbox.dismiss()} />}
            shown={figureFilter(scene)}
            // Whoever presses a button above the board does not mean the card that had the focus.
            onAdd={() => begin(firstColumn(scene))}
          />
        </ProjectSceneContext>
        <BoardNotices open={open} onRetry={() => void session.catchUp()} />
        <MissingView />
        <BoardToolbar />
        {hasCards && <FilterBar />}
        {hasCards && !actions.mayChange && <p className="px-4 pt-2 text-sm text-soft">{text.readOnly}</p>}
        {hasCards && selection.isChoosing && <BulkBar onRemove={askChosen} />}
        {isTable && <NewCardLine />}
        {hasCards ? <CardsView userId={userId} lanes={lanes} /> : <OtherView />}
        <p role="status" className="sr-only">
          {view.said}
        </p>
      </main>
      <ProjectSceneContext value={project}>
        {children}
        {many && (
          <Suspense>
            <BulkEditDialog ids={many.ids} first={many.field} onClose={endMany} />
          </Suspense>
        )}
        {removing && <RemovalQuestion ids={removing} onClose={endRemoval} />}
      </ProjectSceneContext>
      <LimitDialog />
      <SkippedCards />
      <CommentNews board={board} userId={userId} />
    </BoardContext>
  );
};
