import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import { byPosition, type Board } from '../../area/board-model/board-store.ts';
import { limits } from '../../../../limits/limits.ts';
import { sorted } from '../table/table-rows.ts';
import { fixedKeys, groupKeys, inGroupOrder, isGrouping, NOTHING, OTHERS } from '../view/card-groups.ts';
import type { SortScene } from '../view/sort-keys.ts';
import type { LaneKind, ViewChoices } from '../view/view-choices.ts';

/** A column of the screen: a list, or the lists of one status; in a swimlane, its part of it. */
export interface KanbanColumn {
  readonly key: string;
  readonly lane: string | null;
  readonly name: string;
  readonly color: string;
  readonly status: ListRow['status'];
  /** Sorted from left to right; a status may have none. */
  readonly lists: readonly ListRow[];
  /** Its visible part, from top to bottom. */
  readonly cards: readonly CardRow[];
  /** All cards of its lists, shown or not. */
  readonly count: number;
}

/** Columns beside each other whose cards have something in common; null: there are no swimlanes. */
export interface Lane {
  readonly key: string | null;
  readonly columns: readonly KanbanColumn[];
}

type Base = Omit<KanbanColumn, 'cards' | 'lane'>;

const statusColors: Record<ListRow['status'], string> = {
  todo: 'var(--line-strong)',
  'in-progress': 'var(--info)',
  review: 'var(--warning)',
  done: 'var(--success)',
};

const basesOf = (
  board: Board,
  isSimple: boolean,
  nameOf: (status: ListRow['status']) => string,
): readonly Omit<Base, 'count'>[] => {
  const lists = [...board.lists.values()].sort(byPosition);
  if (!isSimple)
    return lists.map((list) => ({
      key: list.id,
      name: list.name,
      color: list.color,
      status: list.status,
      lists: [list],
    }));
  return cardStatuses.map((status) => ({
    key: status,
    name: nameOf(status),
    color: statusColors[status],
    status,
    lists: lists.filter((list) => list.status === status),
  }));
};

const { mostLanes } = limits.crico.board;
/** The name of a column is kept with those that are folded; long values have one of their own length. */
const LONGEST_NAME = 40;

/** FNV-1a: texts with the same start are distinguished by it. */
const hashOf = (text: string): string => {
  let hash = 2_166_136_261;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash.toString(36);
};
const laneName = (lane: string): string =>
  lane.length > LONGEST_NAME ? `${lane.slice(0, LONGEST_NAME - 8)}~${hashOf(lane)}` : lane;

/** The swimlanes of a board: each has a value, which a card dropped there gets. */
const laneKeys = (
  { board, names }: Pick<SortScene, 'board' | 'names'>,
  kind: Exclude<LaneKind, 'none'>,
  cards: readonly CardRow[],
): readonly string[] => {
  const held = new Set([...cards.flatMap((card) => groupKeys(board, kind, card)), ...(fixedKeys(board, kind) ?? [])]);
  if (kind !== 'priority' && kind !== 'progress') held.add(NOTHING);
  const nameOf = (key: string) => board.labels.get(key)?.name ?? names.get(key);
  const keys = inGroupOrder(board, kind, held, nameOf);
  return keys.length <= mostLanes ? keys : [...keys.slice(0, mostLanes - 1), OTHERS];
};

interface Shown {
  readonly cards: ReadonlyMap<string, CardRow>;
  readonly choices: Pick<ViewChoices, 'view' | 'lanes' | 'sort' | 'turned'>;
  readonly names: ReadonlyMap<string, string>;
  readonly comments: SortScene['comments'];
  readonly files: SortScene['files'];
  readonly statusName: (status: ListRow['status']) => string;
}

/** A board as its swimlanes and columns; one lane without a key where there are none. */
export const kanbanOf = (board: Board, { cards, choices, names, comments, files, statusName }: Shown): Lane[] => {
  const counts = Map.groupBy(board.cards.values(), ({ list_id: list }) => list);
  const bases = basesOf(board, choices.view === 'simple', statusName).map((base) => ({
    ...base,
    count: base.lists.reduce((sum, { id }) => sum + (counts.get(id)?.length ?? 0), 0),
  }));
  const baseOf = new Map(bases.flatMap((base) => base.lists.map(({ id }) => [id, base.key] as const)));
  const shown = sorted({ board, names, comments, files }, cards.values(), choices);
  const { lanes: kind } = choices;
  const inColumns = (lane: string | null, own: readonly CardRow[]): Lane => {
    const places = Map.groupBy(own, ({ list_id: list }) => baseOf.get(list));
    const keyOf = (key: string) => (lane === null ? key : `${laneName(lane)}|${key}`);
    const columns = bases.map((base) => ({ ...base, lane, key: keyOf(base.key), cards: places.get(base.key) ?? [] }));
    return { key: lane, columns };
  };
  if (kind === 'none' || !isGrouping(board, kind)) return [inColumns(null, shown)];
  const keys = laneKeys({ board, names }, kind, shown);
  const known = new Set(keys);
  const cardsOf = new Map<string, CardRow[]>(keys.map((key) => [key, []]));
  for (const card of shown)
    for (const lane of new Set(groupKeys(board, kind, card).map((key) => (known.has(key) ? key : OTHERS))))
      cardsOf.get(lane)?.push(card);
  return keys.map((lane) => inColumns(lane, cardsOf.get(lane) ?? []));
};
