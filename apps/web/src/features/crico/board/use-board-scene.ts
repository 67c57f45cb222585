import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { useMemo, useState } from 'react';
import { limits } from '../../../limits/limits.ts';
import { dayOf } from '../area/days.ts';
import type { BoardSession } from '../area/project/board-session.ts';
import type { Board } from '../area/project/board-store.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { useNames } from '../area/project/use-names.ts';
import type { BoardScene } from './board-context.ts';
import { hasMarks } from './kanban/card-marks.tsx';
import { kanbanOf, type Lane } from './kanban/kanban-columns.ts';
import { withCarried } from './kanban/places.ts';
import { dropCards } from './kanban/use-drop-cards.ts';
import { useSelection } from './selection/use-selection.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardView } from './use-board-view.ts';
import { lookedFor } from './view/card-filter.ts';
import { useViewChoices } from './view/use-view-choices.ts';
import { viewText } from './view/view-text.ts';

const { cardPx: plainCardPx, markedCardPx } = limits.crico.board;

interface Scene {
  readonly scene: BoardScene;
  /** As they are on the screen: with a carried card where it is carried. */
  readonly lanes: readonly Lane[];
  /** Whether it is asked whether the chosen cards are to be removed. */
  readonly isRemoving: boolean;
  readonly setRemoving: (isRemoving: boolean) => void;
}

/** Cards that bear labels or tags have one line more. */
const useCardHeight = ({ cards }: Board): number =>
  useMemo(() => ([...cards.values()].some(hasMarks) ? markedCardPx : plainCardPx), [cards]);

/** All that the parts of a board need of it and of each other. */
export const useBoardScene = (session: BoardSession, board: Board, userId: string): Scene => {
  const text = viewText.useText();
  const view = useBoardView();
  const { choices, choose } = useViewChoices(userId, board.project.id);
  const selection = useSelection(board);
  const actions = useBoardActions(session, board);
  const names = useNames(board.project.id);
  const { open } = useOpenCard(board);
  const [isRemoving, setRemoving] = useState(false);
  const today = dayOf(new Date());
  const { q, due, sort, turned, lanes: kind, view: kanban } = choices;
  const cards = useMemo(() => lookedFor(board, { q, due, today, names }), [board, q, due, today, names]);
  const still = useMemo(
    () =>
      kanban === 'table'
        ? []
        : kanbanOf(board, {
            cards,
            choices: { sort, turned, lanes: kind, view: kanban },
            names,
            statusName: (status: ListRow['status']) => text.statuses[status],
          }),
    [board, cards, sort, turned, kind, kanban, names, text],
  );
  const columns = useMemo(() => still.flatMap((lane) => lane.columns), [still]);
  const { carried } = view;
  const shown = carried ? withCarried(columns, carried) : columns;
  const lanes = carried ? still.map(({ key }) => ({ key, columns: shown.filter(({ lane }) => lane === key) })) : still;
  const removeChosen = (id: string) => {
    if (selection.has(id) && selection.ids.size > 1) setRemoving(true);
    else actions.remove([id]);
  };
  const cardPx = useCardHeight(board);
  const scene: BoardScene = {
    board,
    cards,
    still: columns,
    actions,
    view,
    choices,
    choose,
    selection,
    names,
    cardPx,
    open,
    drop: dropCards({ board, still: columns, actions, choices }),
    removeChosen,
  };
  return { scene, lanes, isRemoving, setRemoving };
};
