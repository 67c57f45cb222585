import { priorities } from '@nivel/contracts/projects/board-values';
import type { Board } from '../../area/project/board-store.ts';
import type { BoardActions } from '../use-board-actions.ts';
import type { ViewChoices } from '../view/view-choices.ts';
import { lanesOfCard, type KanbanColumn } from './kanban-columns.ts';
import { dropAt, spotOf, type Drop, type Spot } from './places.ts';

interface Scene {
  readonly board: Board;
  readonly still: readonly KanbanColumn[];
  readonly actions: BoardActions;
  readonly choices: ViewChoices;
}

/** Cards in the order of the screen, those that are not shown behind them. */
const asShown = (columns: readonly KanbanColumn[], ids: readonly string[]): string[] => {
  const wanted = new Set(ids);
  const shown = columns.flatMap(({ cards }) => cards.map(({ id }) => id)).filter((id) => wanted.has(id));
  return [...new Set([...shown, ...ids])];
};

/** What a swimlane says of its cards. */
const laneValue = ({ lanes }: ViewChoices, lane: string) => {
  if (lanes === 'assignee') return { assignee: lane === '' ? null : lane };
  const priority = priorities.find((one) => one === lane);
  return lanes === 'priority' && priority ? { priority } : undefined;
};

/** Puts cards where they were dropped: into the list, behind the card above, and into what the swimlane stands for. */
export const dropCards =
  ({ board, still, actions, choices }: Scene) =>
  (ids: readonly string[], spot: Spot, carried?: string): boolean => {
    const moved = new Set(ids);
    const columns = still.map((one) => ({ ...one, cards: one.cards.filter(({ id }) => id !== carried) }));
    const target = dropAt(columns, spot, moved);
    if (!target) return false;
    const isAtHome = (id: string): boolean => isIn(board, target.column, id);
    enterLane(target, ids);
    if (choices.sort !== 'board') {
      const coming = asShown(still, ids).filter((id) => !isAtHome(id));
      return coming.length === 0 || actions.move(coming, { listId: target.column.lists[0]?.id });
    }
    if (target.listId === undefined) return actions.setStatus(asShown(still, ids), target.column.status);
    const { listId, before, after } = target;
    return staysWhereItIs(target) || actions.move(asShown(still, ids), { listId, before, after });

    function enterLane({ column }: Drop, all: readonly string[]): void {
      const value = column.lane === null ? undefined : laneValue(choices, column.lane);
      if (!value || choices.lanes === 'none') return;
      const kind = choices.lanes;
      const strangers = all.filter((id) => {
        const card = board.cards.get(id);
        return card && !lanesOfCard(kind, card).includes(column.lane ?? '');
      });
      if (strangers.length > 0) actions.update(strangers, value);
    }

    function staysWhereItIs({ column, before, listId: list }: Drop): boolean {
      const [only] = ids;
      const own = ids.length === 1 && only !== undefined ? spotOf(still, only) : undefined;
      if (own?.column !== column.key || board.cards.get(only ?? '')?.list_id !== list) return false;
      const cards = still.find(({ key }) => key === column.key)?.cards ?? [];
      return (cards[own.index - 1]?.id ?? null) === before;
    }
  };

const isIn = (board: Board, { lists }: KanbanColumn, id: string): boolean =>
  lists.some((list) => list.id === board.cards.get(id)?.list_id);
