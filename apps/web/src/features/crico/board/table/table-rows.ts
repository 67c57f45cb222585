import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses, priorities } from '@nivel/contracts/projects/board-values';
import { byPosition, type Board } from '../../area/project/board-store.ts';
import { statusOf } from '../view/card-filter.ts';
import type { Grouping, PageSize, Sort } from '../view/view-choices.ts';

const rankOf = (priority: CardRow['priority']): number => priorities.length - priorities.indexOf(priority);

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other)
    : one < other
      ? -1
      : one > other
        ? 1
        : 0;

/** Later than every day that is set. */
const NEVER = '9999-99-99';
const dueOf = ({ due_on }: CardRow): string => due_on ?? NEVER;

type Names = ReadonlyMap<string, string>;
type Key = (card: CardRow) => string | number;

/** As they stand on the board: list by list, from top to bottom. */
const inPlace = ({ lists }: Board, cards: Iterable<CardRow>): CardRow[] => {
  const byList = Map.groupBy(cards, ({ list_id: list }) => list);
  return [...lists.values()].sort(byPosition).flatMap(({ id }) => byList.get(id)?.sort(byPosition) ?? []);
};

/** By what cards are sorted, the first that differs. Priority is critical first, then the earliest deadline. */
const keysOf = (sort: Exclude<Sort, 'board'>, board: Board, names: Names): readonly Key[] => {
  const statuses = [...cardStatuses, 'blocked'] as const;
  const keys: Record<Exclude<Sort, 'board'>, readonly Key[]> = {
    priority: [({ priority }) => rankOf(priority), dueOf],
    due: [dueOf, ({ priority }) => rankOf(priority)],
    title: [({ title }) => title],
    number: [({ number }) => number || Number.MAX_SAFE_INTEGER],
    status: [(card) => statuses.indexOf(statusOf(board, card))],
    assignee: [({ assignee }) => (assignee === null ? '\u{10FFFF}' : (names.get(assignee) ?? assignee))],
    progress: [({ progress }) => progress],
  };
  return keys[sort];
};

interface Order {
  readonly sort: Sort;
  readonly turned: boolean;
}

/** Cards in the order that was chosen; equal ones stay as they are on the board. */
export const sorted = (board: Board, cards: Iterable<CardRow>, { sort, turned }: Order, names: Names): CardRow[] => {
  const ordered = inPlace(board, cards);
  if (sort === 'board') return turned ? ordered.reverse() : ordered;
  const keys = keysOf(sort, board, names);
  return ordered.sort((one, other) => {
    for (const key of keys) {
      const difference = compare(key(one), key(other));
      if (difference !== 0) return turned ? -difference : difference;
    }
    return 0;
  });
};

/** A row of the table: a card, or what the cards below have in common. */
export type TableRow =
  | { readonly type: 'card'; readonly card: CardRow }
  | { readonly type: 'group'; readonly key: string; readonly count: number };

/** What a card is grouped by; none of it stands last. */
const NONE = '';
const groupOf = (board: Board, group: Exclude<Grouping, 'none'>, card: CardRow): string => {
  if (group === 'status') return statusOf(board, card);
  if (group === 'list') return card.list_id;
  if (group === 'priority') return card.priority;
  // A card with several labels stands under the first.
  return (group === 'assignee' ? card.assignee : card.labels[0]) ?? NONE;
};

/** The keys of groups in the order in which they are shown. */
const groupOrder = (board: Board, group: Exclude<Grouping, 'none'>, keys: readonly string[]): readonly string[] => {
  const fixed: Partial<Record<Grouping, readonly string[]>> = {
    status: [...cardStatuses, 'blocked'],
    priority: [...priorities].reverse(),
    list: [...board.lists.values()].sort((one, other) => (one.position < other.position ? -1 : 1)).map(({ id }) => id),
  };
  const order =
    fixed[group] ?? [...keys].sort((one, other) => (one === NONE ? 1 : other === NONE ? -1 : one < other ? -1 : 1));
  return order.filter((key) => keys.includes(key));
};

/** Cards under headings of what they have in common, each with its count. */
export const grouped = (board: Board, cards: readonly CardRow[], group: Grouping): TableRow[] => {
  if (group === 'none') return cards.map((card) => ({ type: 'card', card }));
  const groups = Map.groupBy(cards, (card) => groupOf(board, group, card));
  return groupOrder(board, group, [...groups.keys()]).flatMap((key) => {
    const own = groups.get(key) ?? [];
    return [
      { type: 'group' as const, key, count: own.length },
      ...own.map((card) => ({ type: 'card' as const, card })),
    ];
  });
};

/** The cards of one page, and how many pages there are. */
export const paged = (cards: readonly CardRow[], size: PageSize, page: number) => {
  if (size === 'all') return { pages: 1, page: 1, shown: cards };
  const most = Number(size);
  const pages = Math.max(1, Math.ceil(cards.length / most));
  const at = Math.min(page, pages);
  return { pages, page: at, shown: cards.slice((at - 1) * most, at * most) };
};
