import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import { byPosition, type Board } from './board-store.ts';

/** A list as a column, its cards from top to bottom. */
export interface Column {
  readonly list: ListRow;
  readonly cards: readonly CardRow[];
}

/** Where a card stands, or would stand among the others of a list. */
export interface Spot {
  readonly listId: string;
  readonly index: number;
}

/** A card that is carried, and where it would be dropped. */
export interface Carried extends Spot {
  readonly cardId: string;
}

/** The columns of a board, from left to right. */
export const columnsOf = ({ lists, cards }: Board): Column[] => {
  const columns = [...lists.values()].sort(byPosition).map((list) => ({ list, cards: [] as CardRow[] }));
  const byList = new Map(columns.map(({ list, cards: own }) => [list.id, own]));
  for (const card of cards.values()) byList.get(card.list_id)?.push(card);
  columns.forEach(({ cards: own }) => own.sort(byPosition));
  return columns;
};

/** Where a card stands; undefined where it is on the board no more. */
export const spotOf = (columns: readonly Column[], cardId: string): Spot | undefined => {
  for (const { list, cards } of columns) {
    const index = cards.findIndex(({ id }) => id === cardId);
    if (index >= 0) return { listId: list.id, index };
  }
  return undefined;
};

/** The columns as they would be with a card where it is carried. */
export const withCarried = (columns: readonly Column[], { cardId, listId, index }: Carried): readonly Column[] => {
  const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
  if (!card) return columns;
  return columns.map((column) => {
    const others = column.cards.filter(({ id }) => id !== cardId);
    if (column.list.id === listId) return { ...column, cards: others.toSpliced(index, 0, card) };
    return others.length === column.cards.length ? column : { ...column, cards: others };
  });
};

/** The cards between which a carried one would stand. */
export const neighboursAt = (columns: readonly Column[], { cardId, listId, index }: Carried) => {
  const others = columns.find(({ list }) => list.id === listId)?.cards.filter(({ id }) => id !== cardId) ?? [];
  return { before: others[index - 1]?.id ?? null, after: others[index]?.id ?? null };
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** One step with an arrow key: up and down in a list, left and right to the same height of the next. */
export const stepped = (columns: readonly Column[], { listId, index }: Spot, key: string): Spot => {
  const at = columns.findIndex(({ list }) => list.id === listId);
  if (key === 'ArrowUp') return { listId, index: Math.max(0, index - 1) };
  if (key === 'ArrowDown') return { listId, index: index + 1 };
  const next = columns[clamp(at + (key === 'ArrowRight' ? 1 : -1), columns.length - 1)];
  return next ? { listId: next.list.id, index } : { listId, index };
};

/** The card at an arrow's end; the next column that has cards is taken where one has none. */
export const cardBeside = (columns: readonly Column[], cardId: string, key: string): string | undefined => {
  const filled = columns.filter(({ cards }) => cards.length > 0);
  const spot = spotOf(filled, cardId);
  if (!spot) return undefined;
  const { listId, index } = stepped(filled, spot, key);
  const cards = filled.find(({ list }) => list.id === listId)?.cards ?? [];
  return cards[clamp(index, cards.length - 1)]?.id;
};

/** The place of a carried card after an arrow key, within what is there. */
export const carriedOn = (columns: readonly Column[], carried: Carried, key: string): Carried => {
  const { listId, index } = stepped(columns, carried, key);
  const others = columns.find(({ list }) => list.id === listId)?.cards.filter(({ id }) => id !== carried.cardId) ?? [];
  return { cardId: carried.cardId, listId, index: clamp(index, others.length) };
};
