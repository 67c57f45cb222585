import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses, priorities } from '@nivel/contracts/projects/board-values';
import { byPosition, type Board } from '../../area/project/board-store.ts';
import { sorted } from '../table/table-rows.ts';
import type { LaneKind, ViewChoices } from '../view/view-choices.ts';

/** A column of the screen: a list, or the lists of one status; in a swimlane, the part of it that is there. */
export interface KanbanColumn {
  readonly key: string;
  readonly lane: string | null;
  readonly name: string;
  readonly color: string;
  readonly status: ListRow['status'];
  /** From left to right; a status may have none. */
  readonly lists: readonly ListRow[];
  /** What is shown of it, from top to bottom. */
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

const NOBODY = '';
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

/** In which swimlanes a card is. */
export const lanesOfCard = (kind: Exclude<LaneKind, 'none'>, card: CardRow): readonly string[] => {
  if (kind === 'assignee') return [card.assignee ?? NOBODY];
  if (kind === 'priority') return [card.priority];
  return card.labels.length > 0 ? card.labels : [NOBODY];
};

const laneKeys = (
  kind: LaneKind,
  cards: Iterable<CardRow>,
  nameOf: (key: string) => string | undefined,
): (string | null)[] => {
  if (kind === 'none') return [null];
  if (kind === 'priority') return [...priorities].reverse();
  const keys = new Set([...cards].flatMap((card) => lanesOfCard(kind, card)));
  keys.delete(NOBODY);
  const named = [...keys].sort((one, other) => (nameOf(one) ?? one).localeCompare(nameOf(other) ?? other));
  return [...named, NOBODY];
};

interface Shown {
  readonly cards: ReadonlyMap<string, CardRow>;
  readonly choices: Pick<ViewChoices, 'view' | 'lanes' | 'sort' | 'turned'>;
  readonly names: ReadonlyMap<string, string>;
  readonly statusName: (status: ListRow['status']) => string;
}

/** A board as its swimlanes and columns; one lane without a key where there are none. */
export const kanbanOf = (board: Board, { cards, choices, names, statusName }: Shown): Lane[] => {
  const counts = Map.groupBy(board.cards.values(), ({ list_id: list }) => list);
  const bases = basesOf(board, choices.view === 'simple', statusName).map((base) => ({
    ...base,
    count: base.lists.reduce((sum, { id }) => sum + (counts.get(id)?.length ?? 0), 0),
  }));
  const baseOf = new Map(bases.flatMap((base) => base.lists.map(({ id }) => [id, base.key] as const)));
  const places = new Map<string, CardRow[]>();
  const kind = choices.lanes;
  for (const card of sorted(board, cards.values(), choices, names))
    for (const lane of kind === 'none' ? [null] : lanesOfCard(kind, card)) {
      const place = `${lane ?? ''}|${baseOf.get(card.list_id) ?? ''}`;
      const there = places.get(place);
      if (there) there.push(card);
      else places.set(place, [card]);
    }
  const nameOf = (key: string) => (kind === 'label' ? board.labels.get(key)?.name : names.get(key));
  return laneKeys(kind, cards.values(), nameOf).map((lane) => ({
    key: lane,
    columns: bases.map((base) => ({
      ...base,
      lane,
      key: lane === null ? base.key : `${lane}|${base.key}`,
      cards: places.get(`${lane ?? ''}|${base.key}`) ?? [],
    })),
  }));
};
