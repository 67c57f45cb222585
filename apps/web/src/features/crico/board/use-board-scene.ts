import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { useMemo, useState } from 'react';
import { limits } from '../../../limits/limits.ts';
import { dayOf } from '../../../shell/days/days.ts';
import type { BoardSession } from '../area/project/board-session.ts';
import type { Board } from '../area/board-model/board-store.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { useCopyText } from '../area/project/use-copy-text.ts';
import { useFileCounts } from '../area/project/use-file-counts.ts';
import { useNames } from '../area/project/use-names.ts';
import { usePeople } from '../area/project/use-people.ts';
import { useCommentCounts } from '../area/comments/use-comment-counts.ts';
import type { BoardScene } from './board-context.ts';
import { boardFilter } from './filter/board-filter.ts';
import { kanbanOf, type Lane } from './kanban/kanban-columns.ts';
import { withCarried } from './kanban/places.ts';
import { dropCards } from './kanban/use-drop-cards.ts';
import { useRemoval } from './selection/use-removal.ts';
import { useSelection } from './selection/use-selection.ts';
import { useBoardActions } from './use-board-actions.ts';
import { useBoardView } from './use-board-view.ts';
import { lookedFor } from './view/card-filter.ts';
import { useSearched } from './view/use-searched.ts';
import { useViewChoices } from './view/use-view-choices.ts';
import { countsToSortBy, type SortScene } from './view/sort-keys.ts';
import { hasRows, showsCards, type ViewChoices } from './view/view-choices.ts';
import { viewText } from './view/view-text.ts';

const { cardPx } = limits.crico.board;

interface Many {
  readonly ids: readonly string[];
  readonly field: string | null;
}

interface Scene {
  readonly scene: BoardScene;
  /** The lanes as they are on the screen: a carried card is where it is carried. */
  readonly lanes: readonly Lane[];
  /** Cards that are changed at once, and the field to begin with. */
  readonly many: Many | null;
  readonly endMany: () => void;
  /** Cards in the question whether to delete them. */
  readonly removing: readonly string[] | null;
  readonly askRemoval: (ids: readonly string[]) => void;
  readonly endRemoval: () => void;
}

/** The columns of the board in their swimlanes; none for views of rows. */
const useStill = ({ board, names, comments, files }: SortScene, cards: BoardScene['cards'], choices: ViewChoices) => {
  const text = viewText.useText();
  const { sort, turned, lanes, view } = choices;
  return useMemo(() => {
    const statusName = (status: ListRow['status']) => text.statuses[status];
    if (hasRows(view) || !showsCards(view)) return [];
    return kanbanOf(board, { cards, choices: { sort, turned, lanes, view }, names, comments, files, statusName });
  }, [board, cards, sort, turned, lanes, view, names, comments, files, text]);
};

/** Read once, and again only when the things it names have changed. */
const useFilter = ({ lists, labels, fields }: Board, { text, people, today, me }: Parameters<typeof boardFilter>[1]) =>
  useMemo(
    () => boardFilter({ lists, labels, fields }, { text, people, today, me }),
    [lists, labels, fields, text, people, today, me],
  );

const useLookedFor = (
  board: Board,
  { q, due, today, names, matches }: Omit<Parameters<typeof lookedFor>[1], 'searched'>,
) => {
  const searched = useSearched(board.project.id, q);
  return useMemo(
    () => lookedFor(board, { q, searched, due, today, names, matches }),
    [board, q, searched, due, today, names, matches],
  );
};

/** All that the parts of a board need of it and of each other. */
export const useBoardScene = (session: BoardSession, board: Board, userId: string): Scene => {
  const view = useBoardView();
  const { choices, choose, saved } = useViewChoices(userId, board.project.id);
  const selection = useSelection(board);
  const actions = useBoardActions(session, board);
  const names = useNames(board.project.id);
  const people = usePeople(board.project.id);
  const { open } = useOpenCard(board);
  const [many, setMany] = useState<Many | null>(null);
  const copyText = useCopyText();
  const today = dayOf(new Date());
  const filter = useFilter(board, { text: choices.filter, people: names, today, me: userId });
  const cards = useLookedFor(board, { ...choices, today, names, matches: filter.matches });
  const counts = { comments: useCommentCounts(board), files: useFileCounts(board) };
  const still = useStill({ board, names, ...countsToSortBy(counts, choices.sort) }, cards, choices);
  const columns = useMemo(() => still.flatMap((lane) => lane.columns), [still]);
  const { carried } = view;
  const shown = carried ? withCarried(columns, carried) : columns;
  const lanes = carried ? still.map(({ key }) => ({ key, columns: shown.filter(({ lane }) => lane === key) })) : still;
  const { removing, askRemoval, removeChosen, endRemoval } = useRemoval({ board, actions, selection });
  const scene: BoardScene = {
    board,
    cards,
    still: columns,
    actions,
    view,
    choices,
    choose,
    saved,
    selection,
    ...{ filter, names, people, ...counts },
    cardPx,
    open,
    drop: dropCards({ board, still: columns, actions, choices }),
    removeChosen,
    editMany: (ids, field) => setMany({ ids, field }),
    copyText,
  };
  return { scene, lanes, removing, askRemoval, endRemoval, many, endMany: () => setMany(null) };
};
