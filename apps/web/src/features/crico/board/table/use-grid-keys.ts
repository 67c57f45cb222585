import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { KeyboardEvent } from 'react';
import type { BoardView } from '../use-board-view.ts';
import { viewText } from '../view/view-text.ts';
import { stopsOf } from './table-columns.ts';
import type { TableScene } from './table-context.ts';
import type { CellRangeChoice } from './use-cell-range.ts';

/** Rows that a page key passes. */
const PAGE_ROWS = 10;

interface Grid {
  /** Sorted as on the screen. */
  readonly cards: readonly CardRow[];
  readonly view: BoardView;
  readonly scene: TableScene;
  readonly mayChange: boolean;
  readonly remove: (card: CardRow) => void;
  readonly toggle: (card: CardRow) => void;
  readonly selectAll: () => void;
  /** Chooses these too. */
  readonly choose: (cards: readonly CardRow[]) => void;
  readonly marking: CellRangeChoice;
}

const rowSteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
  j: 1,
  k: -1,
  J: 1,
  K: -1,
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The target of a key, from a row and a column in a grid of a size; undefined: none. */
const led = (
  key: string,
  [row, column]: readonly [number, number],
  isFar: boolean,
  [rows, columns]: readonly [number, number],
) => {
  const step = rowSteps[key];
  if (step !== undefined) return { row: clamp(row + step, rows), column };
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { row, column: clamp(column + (key === 'ArrowLeft' ? -1 : 1), columns) };
  if (key === 'Home') return { row: isFar ? 0 : row, column: 0 };
  return key === 'End' ? { row: isFar ? rows : row, column: columns } : undefined;
};

/** Moves between the cells of the table, after the ARIA pattern of grids; with Shift it marks them. @returns whether the key was one of these */
const useMoving = ({ cards, view, scene, choose, marking }: Grid) => {
  const text = viewText.useText();
  const stops = stopsOf(scene.columns);
  return ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, card: CardRow): boolean => {
    const from = [cards.indexOf(card), stops.indexOf(scene.column)] as const;
    const next = led(key, from, ctrlKey || metaKey, [cards.length - 1, stops.length - 1]);
    const [to, column] = next ? [cards[next.row], stops[next.column]] : [];
    if (!to || column === undefined) return false;
    const isMarking = shiftKey && key.length > 1;
    if (key === 'J' || key === 'K') choose([card, to]);
    const marked = isMarking ? marking.extend({ id: card.id, key: scene.column }, { id: to.id, key: column }) : null;
    if (!marked) marking.clear();
    scene.toColumn(column);
    view.ask(to.id, marked ? { said: text.marked(marked.ids.size, marked.keys.length) } : undefined);
    return true;
  };
};

/** The head is a row of the grid: arrows go from column to column, and down into the rows. */
const useHeadKeys = ({ cards, view, scene }: Grid) => {
  const stops = stopsOf(scene.columns);
  /** @returns whether the column has something to act on there */
  const toHead = (grid: Element, column: string | undefined): boolean => {
    const cell = grid.querySelector<HTMLElement>(`[data-head="${column}"]`);
    cell?.focus();
    if (cell && column) scene.toColumn(column);
    return cell !== null;
  };
  /** @returns whether the key was one of these */
  const inHead = (key: string, grid: Element, from: string): boolean => {
    const at = stops.indexOf(from);
    const last = stops.length - 1;
    const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const next = steps[key];
    if (next !== undefined) return toHead(grid, stops[clamp(next, last)]);
    const [first] = cards;
    if (key !== 'ArrowDown' || !first) return false;
    view.ask(first.id);
    return true;
  };
  return { toHead, inHead };
};

/** The keys of the table: between its cells, and for the actions of a row. */
export const useGridKeys = (grid: Grid) => {
  const { cards, view, scene, mayChange, remove, toggle, selectAll, marking } = grid;
  const move = useMoving(grid);
  const { toHead, inHead } = useHeadKeys(grid);
  const removed = (card: CardRow): void => {
    const next = cards[cards.indexOf(card) + 1] ?? cards[cards.indexOf(card) - 1];
    remove(card);
    if (next) view.ask(next.id);
  };
  const held = (key: string, card: CardRow): boolean => {
    if (key === 'a') selectAll();
    else if (key === 'e' && mayChange) scene.edit(card);
    else if (key === 'd' && mayChange) scene.duplicate(card);
    else if (key === 'Enter') scene.open(card);
    else return false;
    return true;
  };
  const plain = (key: string, card: CardRow): boolean => {
    if ((key === 'Enter' || key === 'F2') && mayChange) scene.edit(card);
    else if (key === 'Enter') scene.open(card);
    else if (key === ' ') toggle(card);
    else if (key === 'Escape' && marking.range) marking.clear();
    else if (key === 'Delete' && mayChange) removed(card);
    else return false;
    return true;
  };
  const inRow = (event: KeyboardEvent, card: CardRow): boolean => {
    const { key, ctrlKey, metaKey, currentTarget } = event;
    if (key === 'ArrowUp' && !event.shiftKey && card === cards[0]) return toHead(currentTarget, scene.column);
    const act = ctrlKey || metaKey ? held(key.length === 1 ? key.toLowerCase() : key, card) : plain(key, card);
    return act || move(event, card);
  };
  return (event: KeyboardEvent): void => {
    const { target, currentTarget, key, altKey } = event;
    if (altKey || !(target instanceof HTMLElement)) return;
    const head = target.dataset['head'];
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const card = cards.find(({ id }) => id === row);
    const isTaken =
      head === undefined
        ? card !== undefined && scene.edited !== card.id && inRow(event, card)
        : inHead(key, currentTarget, head);
    if (isTaken) event.preventDefault();
  };
};
