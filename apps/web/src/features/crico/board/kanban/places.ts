import type { KanbanColumn } from './kanban-columns.ts';

/** Where a card stands on the screen, or would stand among the others of a column. */
export interface Spot {
  readonly column: string;
  readonly index: number;
}

/** A card that is carried, and where it would be dropped. */
export interface Carried extends Spot {
  readonly cardId: string;
}

type Columns = readonly KanbanColumn[];

const columnOf = (columns: Columns, key: string): KanbanColumn | undefined => columns.find((one) => one.key === key);

/** Where a card stands; undefined where it is not shown. */
export const spotOf = (columns: Columns, cardId: string): Spot | undefined => {
  for (const { key, cards } of columns) {
    const index = cards.findIndex(({ id }) => id === cardId);
    if (index >= 0) return { column: key, index };
  }
  return undefined;
};

/** The columns as they would be with a card where it is carried. */
export const withCarried = (columns: Columns, { cardId, column: key, index }: Carried): Columns => {
  const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
  if (!card) return columns;
  return columns.map((column) => {
    const others = column.cards.filter(({ id }) => id !== cardId);
    if (column.key === key) return { ...column, cards: others.toSpliced(index, 0, card) };
    return others.length === column.cards.length ? column : { ...column, cards: others };
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

/** The card at an arrow's end; columns without cards are passed over. */
export const cardBeside = (columns: Columns, cardId: string, key: string): string | undefined => {
  const spot = spotOf(columns, cardId);
  const from = spot && columnOf(columns, spot.column);
  if (!spot || !from) return undefined;
  const next = from.cards[spot.index + (key === 'ArrowDown' ? 1 : -1)];
  if ((key === 'ArrowUp' || key === 'ArrowDown') && next) return next.id;
  for (let column = from; ;) {
    const further = beside(columns, column, key);
    if (further === column) return cardId;
    column = further;
    if (column.cards.length === 0) continue;
    if (key === 'ArrowUp') return column.cards.at(-1)?.id;
    return column.cards[key === 'ArrowDown' ? 0 : clamp(spot.index, column.cards.length - 1)]?.id;
  }
};

/** The place of a carried card after an arrow key, within what is there. */
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

/** Where cards go that are dropped at a place of the screen: behind the visible card above, in its list. */
export interface Drop {
  readonly column: KanbanColumn;
  /** Undefined: no list has the status of the column. */
  readonly listId: string | undefined;
  readonly before: string | null;
  readonly after: string | null;
}

/** @param moved what is dropped: it is no neighbour of itself */
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
