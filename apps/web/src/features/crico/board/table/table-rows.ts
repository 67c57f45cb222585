import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { byPosition, type Board } from '../../area/board-model/board-store.ts';
import { groupKeys, inGroupOrder, isGrouping, NOTHING } from '../view/card-groups.ts';
import { sortKeys, type SortScene } from '../view/sort-keys.ts';
import type { Grouping, PageSize, Sort } from '../view/view-choices.ts';

/** Several times as fast as `localeCompare`, which looks for one at each call. */
const collator = new Intl.Collator();

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'string' && typeof other === 'string'
    ? collator.compare(one, other)
    : one < other
      ? -1
      : one > other
        ? 1
        : 0;

/** Sorted as on the board: list by list, from top to bottom. */
const inPlace = ({ lists }: Board, cards: Iterable<CardRow>): CardRow[] => {
  const byList = Map.groupBy(cards, ({ list_id: list }) => list);
  return [...lists.values()].sort(byPosition).flatMap(({ id }) => byList.get(id)?.sort(byPosition) ?? []);
};

interface Order {
  readonly sort: Sort;
  readonly turned: boolean;
}

/** Cards in the chosen order; equal ones keep their order on the board. */
export const sorted = (scene: SortScene, cards: Iterable<CardRow>, { sort, turned }: Order): CardRow[] => {
  const ordered = inPlace(scene.board, cards);
  if (sort === 'board') return turned ? ordered.reverse() : ordered;
  const keys = sortKeys(sort, scene);
  const keyed = ordered.map((card) => ({ card, by: keys.map((key) => key(card)) }));
  keyed.sort((one, other) => {
    for (const [at, key] of one.by.entries()) {
      const difference = compare(key, other.by[at] ?? '');
      if (difference !== 0) return turned ? -difference : difference;
    }
    return 0;
  });
  return keyed.map(({ card }) => card);
};

/** A row of the table: a card, or the common value of the cards below. */
export type TableRow =
  | { readonly type: 'card'; readonly card: CardRow }
  | { readonly type: 'group'; readonly key: string; readonly count: number };

/** Cards under headings with their common value, each with its count. */
export const grouped = (
  { board, names }: Pick<SortScene, 'board' | 'names'>,
  cards: readonly CardRow[],
  group: Grouping,
): TableRow[] => {
  if (group === 'none' || !isGrouping(board, group)) return cards.map((card) => ({ type: 'card', card }));
  // A card with several labels is under the first.
  const groups = Map.groupBy(cards, (card) => groupKeys(board, group, card)[0] ?? NOTHING);
  const nameOf = (key: string) => board.labels.get(key)?.name ?? names.get(key);
  return inGroupOrder(board, group, new Set(groups.keys()), nameOf).flatMap((key) => {
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
