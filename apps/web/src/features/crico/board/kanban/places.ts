import type { KanbanColumn } from './kanban-columns.ts';

/** The place of a card on the screen, or among the others of a column. */
export interface Spot {
  readonly column: string;
  readonly index: number;
}

/** A card that is carried, and where it would be dropped. */
export interface Carried extends Spot {
  readonly cardId: string;
  /** The column where it was picked up. */
  readonly from: string;
}

type Columns = readonly KanbanColumn[];

const columnOf = (columns: Columns, key: string): KanbanColumn | undefined => columns.find((one) => one.key === key);

/**
 * The place of a card; undefined where it is not shown.
 *
 * @param preferred the intended column, if it is in several swimlanes
 */
export const spotOf = (columns: Columns, cardId: string, preferred: string | null = null): Spot | undefined => {
  const spots = columns.flatMap(({ key, cards }) => {
    const index = cards.findIndex(({ id }) => id === cardId);
    return index >= 0 ? { column: key, index } : [];
  });
  return spots.find(({ column }) => column === preferred) ?? spots[0];
};

/** The columns as they would be with a card where it is carried. */
export const withCarried = (columns: Columns, { cardId, column: key, index, from }: Carried): Columns => {
  const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
  if (!card) return columns;
  return columns.map((column) => {
    if (column.key !== key && column.key !== from) return column;
    const others = column.cards.filter(({ id }) => id !== cardId);
    return { ...column, cards: column.key === key ? others.toSpliced(index, 0, card) : others };
  });
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The column beside another in its lane, or the one of the same place in the next lane. */
const beside = (columns: Columns, from: KanbanColumn, key: string): KanbanColumn => {
  const lane = columns.filter((one) => one.lane === from.lane);
  const at = lane.indexOf(from);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return lane[clamp(at + (key === 'ArrowRight' ? 1 : -1), lane.length - 1)] ?? from;
  const other = columns.indexOf(from) + (key === 'ArrowDown' ? lane.length : -lane.length);
  return columns[other] ?? from;
};

/** A card, in one of its columns. */
interface CardAt {
  readonly cardId: string;
  readonly column: string | null;
}

/** The card at an arrow's end; columns without cards are passed over. */
export const cardBeside = (columns: Columns, { cardId, column: at }: CardAt, key: string): CardAt | undefined => {
  const spot = spotOf(columns, cardId, at);
  const from = spot && columnOf(columns, spot.column);
  if (!spot || !from) return undefined;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const next = step === 0 ? undefined : from.cards[spot.index + step];
  if (next) return { cardId: next.id, column: from.key };
  for (let column = from; ;) {
    const further = beside(columns, column, key);
    if (further === column) return { cardId, column: at };
    column = further;
    const card = enteredAt(column, key, spot.index);
    if (card) return { cardId: card.id, column: column.key };
  }
};

/** The card of a column to which an arrow leads that comes from another one. */
const enteredAt = ({ cards }: KanbanColumn, key: string, index: number) => {
  if (key === 'ArrowUp') return cards.at(-1);
  return cards[key === 'ArrowDown' ? 0 : clamp(index, cards.length - 1)];
};

/** The place of a carried card after an arrow key, within the board. */
export const carriedOn = (columns: Columns, carried: Carried, key: string): Carried => {
  const from = columnOf(columns, carried.column);
  if (!from) return carried;
  const othersIn = ({ cards }: KanbanColumn): number => cards.filter(({ id }) => id !== carried.cardId).length;
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  const index = carried.index + step;
  if (step !== 0 && index >= 0 && index <= othersIn(from)) return { ...carried, index };
  const column = beside(columns, from, key);
  if (column === from) return carried;
  const at = key === 'ArrowDown' ? 0 : key === 'ArrowUp' ? othersIn(column) : carried.index;
  return { ...carried, column: column.key, index: clamp(at, othersIn(column)) };
};

/** The target of cards dropped at a place of the screen: behind the visible card above, in its list. */
export interface Drop {
  readonly column: KanbanColumn;
  /** Undefined: no list has the status of the column. */
  readonly listId: string | undefined;
  readonly before: string | null;
  readonly after: string | null;
}

/** @param moved the dropped cards: it is no neighbour of itself */
export const dropAt = (columns: Columns, spot: Spot, moved: ReadonlySet<string>): Drop | undefined => {
  const column = columnOf(columns, spot.column);
  if (!column) return undefined;
  const above = column.cards.slice(0, spot.index).findLast(({ id }) => !moved.has(id));
  const below = column.cards.slice(spot.index).find(({ id }) => !moved.has(id));
  const listId = above?.list_id ?? below?.list_id ?? column.lists[0]?.id;
  return {
    column,
    listId,
    before: above?.id ?? null,
    after: below && below.list_id === listId ? below.id : null,
  };
};
