import type { Board } from '../../area/board-model/board-store.ts';
import type { BoardActions } from '../use-board-actions.ts';
import type { ViewChoices } from '../view/view-choices.ts';
import { groupKeys, NOTHING } from '../view/card-groups.ts';
import type { KanbanColumn } from './kanban-columns.ts';
import { laneChange } from './lane-values.ts';
import { dropAt, type Drop, type Spot } from './places.ts';

interface Scene {
  readonly board: Board;
  readonly still: readonly KanbanColumn[];
  readonly actions: BoardActions;
  readonly choices: ViewChoices;
}

/** The origin of the dropped cards. */
export interface DragOrigin {
  /** The column; a card with several labels is in several swimlanes. */
  readonly from: string | null;
  /** A card that is not counted in the column where it is dropped, as when it is moved with the keyboard. */
  readonly carried?: string;
}

/** Cards in the order of the screen, those that are not shown behind them. */
const asShown = (columns: readonly KanbanColumn[], ids: readonly string[]): string[] => {
  const wanted = new Set(ids);
  const shown = columns.flatMap(({ cards }) => cards.map(({ id }) => id)).filter((id) => wanted.has(id));
  return [...new Set([...shown, ...ids])];
};

const isIn = (board: Board, { lists }: KanbanColumn, id: string): boolean =>
  lists.some((list) => list.id === board.cards.get(id)?.list_id);

/** Whether a card is where it is dropped already. */
const staysWhereItIs = (
  { board, still }: Scene,
  ids: readonly string[],
  target: Drop,
  from: string | null,
): boolean => {
  const [only = ''] = ids;
  if (ids.length !== 1 || from !== target.column.key || board.cards.get(only)?.list_id !== target.listId) return false;
  const cards = still.find(({ key }) => key === from)?.cards ?? [];
  const index = cards.findIndex(({ id }) => id === only);
  return index >= 0 && (cards[index - 1]?.id ?? null) === target.before;
};

/** The values that cards get from the swimlane into which they are dropped; undefined where they have them. */
const laneOf = ({ board, still, choices }: Scene, ids: readonly string[], { column }: Drop, from: string | null) => {
  const { lane } = column;
  if (lane === null || choices.lanes === 'none') return undefined;
  const kind = choices.lanes;
  const left = still.find(({ key }) => key === from)?.lane ?? null;
  const all = ids.flatMap((id) => board.cards.get(id) ?? []);
  const held = [...new Set(all.flatMap((card) => groupKeys(board, kind, card)))].filter((key) => key !== NOTHING);
  const isStranger = (id: string): boolean => {
    const card = board.cards.get(id);
    return card !== undefined && !groupKeys(board, kind, card).includes(lane);
  };
  return left !== lane || ids.some(isStranger) ? laneChange(board, kind, { from: left, to: lane, held }) : undefined;
};

/** A sorted view decides the place of a card in its list: only who comes from elsewhere is moved. */
const dropSorted = (
  { board, still, actions }: Scene,
  ids: readonly string[],
  { column }: Drop,
  lane: Lane,
): boolean => {
  const [atHome, coming] = [ids.filter((id) => isIn(board, column, id)), ids.filter((id) => !isIn(board, column, id))];
  const listId = column.lists[0]?.id;
  if (!lane || atHome.length === 0)
    return coming.length === 0 || actions.move(asShown(still, coming), { listId, lane });
  if (coming.length > 0)
    return listId !== undefined && actions.gather(asShown(still, coming), asShown(still, atHome), listId, lane);
  actions.enterLane(atHome, lane);
  return true;
};
type Lane = ReturnType<typeof laneOf>;

/** Puts cards where they were dropped: into the list, behind the card above, with the value of the swimlane. */
export const dropCards =
  (scene: Scene) =>
  (ids: readonly string[], spot: Spot, { from, carried }: DragOrigin): boolean => {
    const { still, actions, choices } = scene;
    const columns = still.map((one) => ({ ...one, cards: one.cards.filter(({ id }) => id !== carried) }));
    const target = dropAt(columns, spot, new Set(ids));
    if (!target) return false;
    const lane = laneOf(scene, ids, target, from);
    const { listId, before, after } = target;
    if (listId === undefined) return actions.setStatus(asShown(still, ids), target.column.status, lane);
    if (choices.sort !== 'board') return dropSorted(scene, ids, target, lane);
    if (!lane && staysWhereItIs(scene, ids, target, from)) return true;
    return actions.move(asShown(still, ids), { listId, before, after, lane });
  };
