import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { KeyboardEvent } from 'react';
import type { BoardView } from '../use-board-view.ts';
import { stops, type TableColumn, type TableScene } from './table-context.ts';

/** Rows that a page key passes. */
const PAGE_ROWS = 10;

interface Grid {
  /** In the order of the screen. */
  readonly cards: readonly CardRow[];
  readonly view: BoardView;
  readonly scene: TableScene;
  readonly mayChange: boolean;
  readonly remove: (card: CardRow) => void;
  readonly toggle: (card: CardRow) => void;
  readonly selectAll: () => void;
}

const rowSteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Moves between the cells of the table, after the ARIA pattern of grids. @returns whether the key was one of these */
const useMoving = ({ cards, view, scene }: Grid) => {
  const toRow = (index: number): void => {
    const card = cards[clamp(index, cards.length - 1)];
    if (card) view.ask(card.id);
  };
  const toColumn = (index: number, card: CardRow): void => {
    scene.toColumn(stops[clamp(index, stops.length - 1)] ?? 'title');
    view.ask(card.id);
  };
  return ({ key, ctrlKey, metaKey }: KeyboardEvent, card: CardRow): boolean => {
    const row = cards.indexOf(card);
    const column = stops.indexOf(scene.column);
    const step = rowSteps[key];
    const isFar = ctrlKey || metaKey;
    if (step !== undefined) toRow(row + step);
    else if (key === 'ArrowLeft') toColumn(column - 1, card);
    else if (key === 'ArrowRight') toColumn(column + 1, card);
    else if (key === 'Home') {
      toColumn(0, isFar ? (cards[0] ?? card) : card);
    } else if (key === 'End') {
      toColumn(stops.length - 1, isFar ? (cards.at(-1) ?? card) : card);
    } else return false;
    return true;
  };
};

/** The head is a row of the grid: arrows go from column to column, and down into the rows. */
const useHeadKeys = ({ cards, view, scene }: Grid) => {
  /** @returns whether the column has something to act on there */
  const toHead = (grid: Element, column: TableColumn | undefined): boolean => {
    const cell = grid.querySelector<HTMLElement>(`[data-head="${column}"]`);
    cell?.focus();
    if (cell && column) scene.toColumn(column);
    return cell !== null;
  };
  /** @returns whether the key was one of these */
  const inHead = (key: string, grid: Element, from: string): boolean => {
    const at = stops.findIndex((column) => column === from);
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

/** The keys of the table: between its cells, and of what can be done to a row. */
export const useGridKeys = (grid: Grid) => {
  const { cards, view, scene, mayChange, remove, toggle, selectAll } = grid;
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
    else if (key === 'Delete' && mayChange) removed(card);
    else return false;
    return true;
  };
  const inRow = (event: KeyboardEvent, card: CardRow): boolean => {
    const { key, ctrlKey, metaKey, currentTarget } = event;
    if (key === 'ArrowUp' && card === cards[0]) return toHead(currentTarget, scene.column);
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
