import { Skeleton } from '@nivel/ui/skeleton';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { PlanQuestion } from '../area/plan/plan-question.tsx';
import type { BoardSession } from '../area/project/board-session.ts';
import type { OpenBoard } from '../area/project/open-board.ts';
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
import type { Lane } from './kanban/kanban-columns.ts';
import { KanbanView } from './kanban/kanban-view.tsx';
import { spotOf } from './kanban/places.ts';
import { SkippedCards } from './skipped-cards.tsx';
import { laterViews } from './later-views.ts';
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
import { hasRows, showsCards } from './view/view-choices.ts';
import { MissingView } from './views/missing-view.tsx';

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

/** The place of the keyboard focus. */
const focusedColumn = (scene: BoardScene): string | undefined => {
  const { still, view } = scene;
  return spotOf(still, view.focus.cardId ?? '', view.focus.column)?.column ?? firstColumn(scene);
};

/** Begins a card in a column, or in the line above the table. */
const beginCard = ({ view, choices, board }: BoardScene, column: string | undefined): void => {
  const adding = hasRows(choices.view) ? listOfStatus(board, 'todo')?.id : column;
  if (adding) view.change({ adding });
};

/** Filters that are set where no cards are shown lead to the board. */
const onBoard = (scene: BoardScene): BoardScene => ({
  ...scene,
  choose: (values) => scene.choose({ view: 'board', ...values }),
});

interface CardsViewProps {
  readonly userId: string;
  readonly lanes: readonly Lane[];
  /** Asks whether the chosen cards are to be removed. */
  readonly onRemove: () => void;
}

/** The filtered cards, in columns, in rows or over days. */
const CardsView = ({ userId, lanes, onRemove }: CardsViewProps) => {
  const text = boardText.useText();
  const { actions, view, choices, cards, selection, board } = useBoard();
  const isInRows = hasRows(choices.view);
  const Later = laterViews[choices.view];
  return (
    <>
      <FilterBar />
      {!actions.mayChange && <p className="px-4 pt-2 text-sm text-soft">{text.readOnly}</p>}
      {selection.isChoosing && <BulkBar onRemove={onRemove} />}
      {isInRows && <NewCardLine />}
      {cards.size === 0 &&
      choices.view !== 'calendar' &&
      (isInRows || (board.cards.size > 0 && view.adding === null)) ? (
        <NoCards />
      ) : Later ? (
        <Later />
      ) : isInRows ? (
        <TableView />
      ) : (
        <KanbanView userId={userId} lanes={lanes} />
      )}
    </>
  );
};

interface BoardScreenProps {
  readonly session: BoardSession;
  readonly open: OpenBoard;
  readonly userId: string;
  readonly children: ReactNode;
  readonly Header: ComponentType<ProjectHeaderProps>;
  readonly Team: ComponentType;
}

/** The parts of a view that are not about single cards. */
const OtherView = ({ Team }: Pick<BoardScreenProps, 'Team'>) => {
  const { view } = useBoard().choices;
  const Later = view === 'team' ? Team : laterViews[view];
  return Later && <Later />;
};

/** A project in the view that was chosen for it. */
export const BoardScreen = ({ session, open, userId, Header, Team, children }: BoardScreenProps) => {
  const { board } = open;
  useTitle(board.project.name);
  const { scene, lanes, removing, askRemoval, endRemoval, many, endMany } = useBoardScene(session, board, userId);
  const { view, choices, selection } = scene;
  const people = usePeople(board.project.id);
  const project = useMemo(() => ({ board, session, people }), [board, session, people]);
  const { card: openCard, openNew } = useOpenCard(board);
  useFocusAfter(openCard?.id, view);
  const isOfCards = showsCards(choices.view);
  const add = () => (isOfCards ? beginCard(scene, focusedColumn(scene)) : openNew());
  const askChosen = () => askRemoval([...selection.ids]);
  useBoardShortcuts({ scene, userId, add, openNew, removeChosen: askChosen });
  return (
    <BoardContext value={scene}>
      <ProjectSceneContext value={project}>
        <main id={mainId} tabIndex={-1} data-fills="" className="flex min-h-96 flex-1 flex-col outline-none">
          <Header
            live={<LiveIndicator open={open} onRead={() => void session.outbox.dismiss()} />}
            shown={figureFilter(isOfCards ? scene : onBoard(scene))}
            // A press on a button above the board does not concern the card that had the focus.
            onAdd={() => (isOfCards ? beginCard(scene, firstColumn(scene)) : openNew())}
          />
          <BoardNotices open={open} onRetry={() => void session.catchUp()} />
          <MissingView />
          <BoardToolbar />
          <Suspense fallback={<Skeleton className="m-4 h-64" />}>
            {isOfCards ? <CardsView userId={userId} lanes={lanes} onRemove={askChosen} /> : <OtherView Team={Team} />}
          </Suspense>
          <p role="status" className="sr-only">
            {view.said}
          </p>
        </main>
        {children}
        {many && (
          <Suspense>
            <BulkEditDialog ids={many.ids} first={many.field} onClose={endMany} />
          </Suspense>
        )}
        {removing && <RemovalQuestion ids={removing} onClose={endRemoval} />}
        <LimitDialog />
        <PlanQuestion />
        <SkippedCards />
        <CommentNews board={board} userId={userId} />
      </ProjectSceneContext>
    </BoardContext>
  );
};
